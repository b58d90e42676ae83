import type { Campaign, Category, FlashSalePage, Item, StoreDetails } from '#openapi/generated/client.ts'

/** The page of an item, a store, a category, a campaign or a flash sale, without the query string of the visit. */
export const itemPagePath = ({ id, slug }: Pick<Item, 'id' | 'slug'>): string => `/product/${slug || id}`
export const storePagePath = ({ id, slug }: Pick<StoreDetails, 'id' | 'slug'>): string =>
  `/store/${slug || id}`
export const campaignPagePath = ({ id, slug }: Pick<Campaign, 'id' | 'slug'>): string =>
  `/campaigns/${slug || id}`
export const flashSalePath = ({ id }: Pick<FlashSalePage['flash_sale'], 'id'>): string =>
  `/flash-sales?id=${id}`

/** `part`: the category below it that the page opens on (docs/spec.md §2, Routes). */
export const categoryPagePath = (
  { id, slug }: Pick<Category, 'id' | 'slug'>,
  part?: Pick<Category, 'id'>,
): string => `/category/${slug || id}${part ? `?part=${part.id}` : ''}`

export const isItemPage = (path: string): boolean => path.startsWith('/product/')
