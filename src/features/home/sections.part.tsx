import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { Module } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useWhere } from '#src/core/where.ts'
import { useListPath } from '#src/navigation/list-path.ts'
import { POPULAR_STORES } from '#src/navigation/pages.ts'
import { discountedItemsQuery } from '#src/shared/offers/discounted.queries.ts'
import { popularStoresQuery } from './home.queries.ts'
import { OfferCarousel } from './offer-carousel.part.tsx'
import { StoreRow } from './store-row.part.tsx'

/** Each section reads its own data, so that an answer renders only its section. */
export function PopularStores({ module_type }: { module_type: Module['module_type'] }) {
  const { home } = useWords()
  const stores = useQuery(popularStoresQuery(useShop().api, useWhere()))
  const title = module_type === 'food' ? home.popularRestaurants() : home.popularStores()
  return <StoreRow title={title} all={POPULAR_STORES} reading={stores} stores={stores.data?.stores} />
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
