import { isCampaign } from '#machines/rules/availability.ts'
import type { Item, Store } from '#openapi/generated/client.ts'

type LinkedItem = Pick<Item, 'id' | 'slug' | 'module_id' | 'module_type' | 'available_date_starts'>

/** /product/{id} with the query of docs/spec.md §2; a campaign item of ecommerce says so. */
export function productPath({ id, slug, module_id, module_type, available_date_starts }: LinkedItem): string {
  const query = new URLSearchParams({ id: slug || String(id), module_id: String(module_id) })
  if (module_type === 'ecommerce' && available_date_starts) query.set('product_type', 'campaign')
  return `/product/${slug || id}?${query}`
}

type Linked = Pick<Store, 'id' | 'slug' | 'module_id' | 'module_type' | 'zone_id'> &
  Partial<Pick<Store, 'distance'>>

/** /store/{id} with the query of docs/spec.md §2. */
export function storePath({ id, slug, module_id, module_type, zone_id, distance }: Linked): string {
  const query = new URLSearchParams({
    id: slug || String(id),
    module_id: String(module_id),
    module_type,
    store_zone_id: String(zone_id),
  })
  if (distance != null) query.set('distance', String(Math.round(distance)))
  return `/store/${slug || id}?${query}`
}

/**
 * Does adding this item need a choice first? Then quick view opens instead of a plain add (docs/spec.md §4). A campaign item is
 * ordered there and never added.
 */
export const needsChoice = (item: Item): boolean =>
  isCampaign(item) || item.variations.length > 0 || item.food_variations.length > 0

/** Where choosing happens: on the page for ecommerce items with variations, in the popup for all others (docs/spec.md §4). */
export const choosesOnPage = (item: Item): boolean =>
  item.module_type === 'ecommerce' && item.variations.length > 0
