import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { PageQuestion } from '#machines/catalogue/paged-list.machine.ts'
import { metresOf, quoteOf } from '#machines/rules/quote.ts'
import type { LatLng, Store } from '#openapi/generated/client.ts'
import type { Where } from '#src/core/where.ts'
import type { StoresFilter } from './stores-filter.ts'

/** Stores of a page (docs/spec.md §9). */
const PAGE = 12

/** One page of stores: those that joined last and the popular ones have lists of their own (docs/spec.md §7). */
export const storesPageQuery = (api: Api, where: Where, { filter, page }: PageQuestion<StoresFilter>) =>
  queryOptions({
    queryKey: ['listStoresByType', where, filter, page],
    queryFn: ({ signal }) => {
      const { category, delivery: type } = filter
      const query = { limit: PAGE, offset: page }
      if (category === 'newly_joined')
        return unwrap(api.GET('/stores/latest', { params: { query: { ...query, type } }, signal }), 'stores')
      if (category === 'popular')
        return unwrap(api.GET('/stores/popular', { params: { query: { ...query, type } }, signal }), 'stores')
      return unwrap(
        api.GET('/stores/get-stores/{type}', {
          params: { path: { type }, query: { ...query, store_type: category } },
          signal,
        }),
        'stores',
      )
    },
    staleTime: 60_000,
  })

/** What the store's zone charges for the way to the customer; null when it does not deliver there. */
export const deliveryQuoteQuery = (api: Api, store: Store, position: LatLng) =>
  queryOptions({
    queryKey: ['getDistance', 'getZoneId', store.id, position],
    queryFn: async ({ signal }) => {
      const [zones, route] = await Promise.all([
        unwrap(api.GET('/config/get-zone-id', { params: { query: position }, signal })),
        unwrap(
          api.GET('/config/distance-api', {
            params: {
              query: {
                origin_lat: Number(store.latitude),
                origin_lng: Number(store.longitude),
                destination_lat: position.lat,
                destination_lng: position.lng,
                mode: 'walking',
              },
            },
            signal,
          }),
        ),
      ])
      return quoteOf(zones, store, metresOf(route)) ?? null
    },
  })
