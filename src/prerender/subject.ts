import type {
  CampaignDetails,
  Category,
  Config,
  FlashSalePage,
  Item,
  Landing,
  StoreDetails,
} from '#openapi/generated/client.ts'
import {
  campaignPagePath,
  categoryPagePath,
  flashSalePath,
  itemPagePath,
  storePagePath,
} from '#src/navigation/page-paths.ts'
import { product, saleEvent, storeThing, type Thing, website } from './things.ts'

type Subject = {
  name?: string
  description: string
  image?: string
  type: string
  path?: string
  things: Thing[]
}

type Read = {
  item: Item | undefined
  store: StoreDetails | undefined
  category: Category | undefined
  campaign: CampaignDetails | undefined
  sale: FlashSalePage | undefined
  landing: Landing | undefined
}

/** What the page is about, by what was read for it. */
export function subject(
  { item, store, category, campaign, sale, landing }: Read,
  config: Config,
  urlOf: (path: string) => string,
): Subject {
  if (item)
    return {
      name: item.name,
      description: item.description,
      image: item.image_full_url,
      type: 'product',
      path: itemPagePath(item),
      things: [product(item, config, urlOf)],
    }
  if (store)
    return {
      name: store.name,
      description: store.description ?? store.address,
      image: store.cover_photo_full_url,
      type: 'website',
      path: storePagePath(store),
      things: [storeThing(store, urlOf)],
    }
  if (category)
    return {
      name: category.name,
      description: [category, ...category.childes].map(({ name }) => name).join(', '),
      image: category.image_full_url,
      type: 'website',
      path: categoryPagePath(category),
      things: [],
    }
  if (campaign)
    return {
      name: campaign.title,
      description: campaign.description ?? '',
      image: campaign.image_full_url,
      type: 'website',
      path: campaignPagePath(campaign),
      things: [
        saleEvent(
          {
            ...campaign,
            name: campaign.title,
            path: campaignPagePath(campaign),
            image: campaign.image_full_url,
          },
          config,
          urlOf,
        ),
      ],
    }
  if (sale) {
    const { flash_sale, products } = sale
    return {
      name: flash_sale.title,
      description: products.map(({ item }) => item.name).join(', '),
      type: 'website',
      path: flashSalePath(flash_sale),
      things: [
        saleEvent({ ...flash_sale, name: flash_sale.title, path: flashSalePath(flash_sale) }, config, urlOf),
      ],
    }
  }
  return {
    description: landing?.fixed_header_sub_title ?? '',
    ...(landing && { image: landing.header_image_full_url }),
    type: 'website',
    things: [website(config, urlOf)],
  }
}
