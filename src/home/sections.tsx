import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useListPath } from '#src/shop/list-path.ts'
import { useShop } from '#src/shop/shop.ts'
import { useWhere } from '#src/shop/where.ts'
import { discountedItemsQuery, popularStoresQuery } from './home.queries.ts'
import { OfferCarousel } from './offer-carousel.tsx'
import { StoreRow } from './store-row.tsx'

/** Each section asks for its own, so that one that arrives draws nothing but itself. */
export function PopularStores({ module_type }: { module_type: Module['module_type'] }) {
  const { home } = useWords()
  const stores = useQuery(popularStoresQuery(useShop().api, useWhere()))
  const title = module_type === 'food' ? home.popularRestaurants() : home.popularStores()
  return <StoreRow title={title} all="/store/popular" reading={stores} stores={stores.data?.stores} />
}

/** Discounted goods; View all goes where docs/spec.md §2 says. */
export function SpecialOffer() {
  const { home } = useWords()
  const items = useQuery(discountedItemsQuery(useShop().api, useWhere()))
  return (
    <OfferCarousel
      title={home.specialOffer()}
      all={useListPath()('search=special-offer&data_type=discounted')}
      reading={items}
      items={items.data?.products}
    />
  )
}
