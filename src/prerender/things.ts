import { cardPrice } from '#machines/rules/card-price.ts'
import type { Config, Item, StoreDetails } from '#openapi/generated/client.ts'
import { itemPagePath, storePagePath } from '#src/navigation/page-paths.ts'
import { HOME } from '#src/navigation/pages.ts'

/** What a page is about, in the words of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** What schema.org calls a store of each kind of module. */
const storeTypes = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
  ecommerce: 'Store',
  parcel: 'Store',
} as const

/** The address of something within this shop. */
export type UrlOf = (path: string) => string

export const product = (item: Item, config: Config, urlOf: UrlOf): Thing => ({
  '@type': 'Product',
  name: item.name,
  description: item.description,
  image: [item.image_full_url, ...item.images_full_url].map(urlOf),
  sku: String(item.id),
  ...ratingOf(item),
  offers: {
    '@type': 'Offer',
    url: urlOf(itemPagePath(item)),
    price: cardPrice(item, config.digit_after_decimal_point).now,
    priceCurrency: config.currency_code,
    availability: `https://schema.org/${item.stock === 0 ? 'OutOfStock' : 'InStock'}`,
    seller: { '@type': 'Organization', name: item.store_name },
  },
})

export const storeThing = (store: StoreDetails, urlOf: UrlOf): Thing => ({
  '@type': storeTypes[store.module_type],
  name: store.name,
  url: urlOf(storePagePath(store)),
  image: urlOf(store.cover_photo_full_url),
  logo: urlOf(store.logo_full_url),
  telephone: store.phone,
  address: { '@type': 'PostalAddress', streetAddress: store.address },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: store.schedules.map(({ day, opening_time, closing_time }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days[day],
    opens: opening_time,
    closes: closing_time,
  })),
  ...ratingOf(store),
})

export const breadcrumbs = (steps: readonly { name: string; path: string }[], urlOf: UrlOf): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(path),
  })),
})

export const website = ({ business_name }: Config, urlOf: UrlOf): Thing => ({
  '@type': 'WebSite',
  name: business_name,
  url: urlOf('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${urlOf(HOME)}?data_type=searched&search={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

type Sale = {
  name: string
  path: string
  start_date: string
  end_date: string
  description?: string | null
  image?: string
}

/** What runs for a while and then is over. */
export const saleEvent = (sale: Sale, { business_name }: Config, urlOf: UrlOf): Thing => ({
  '@type': 'SaleEvent',
  name: sale.name,
  url: urlOf(sale.path),
  startDate: sale.start_date,
  endDate: sale.end_date,
  ...(sale.description && { description: sale.description }),
  ...(sale.image && { image: urlOf(sale.image) }),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: urlOf(sale.path) },
  organizer: { '@type': 'Organization', name: business_name },
})

const ratingOf = ({ avg_rating, rating_count }: { avg_rating: number; rating_count: number }) =>
  rating_count > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: avg_rating, reviewCount: rating_count } }
    : {}
