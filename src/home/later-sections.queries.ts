import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/shop/where.ts'

const MINUTES = 60_000

/** Cache times and page sizes of spec §9. */
export const latestStoresQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listLatestStores', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/stores/latest', { params: { query: { limit: 12, offset: 1, type: 'all' } }, signal }),
        'stores',
      ),
    staleTime: 5 * MINUTES,
  })

export const mostReviewedItemsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listMostReviewedItems', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/most-reviewed', { params: { query: { limit: 15, offset: 1, type: 'all' } }, signal }),
        'products',
      ),
    staleTime: 5 * MINUTES,
  })

/** New arrivals show 10 (spec §9). */
export const newArrivalsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listNewArrivals', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/new-arrival', { params: { query: { limit: 10, offset: 1, type: 'all' } }, signal }),
        'products',
      ),
    staleTime: 5 * MINUTES,
  })

export const recommendedItemsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listRecommendedItems', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/recommended', {
          params: { query: { filter: 'all', limit: 15, offset: 1 } },
          signal,
        }),
        'items',
      ),
    staleTime: 5 * MINUTES,
  })

/** Where the customer ordered before. */
export const visitedStoresQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listVisitAgainItems', where],
    queryFn: ({ signal }) => unwrap(api.GET('/items/visit-again', { signal }), 'map'),
    staleTime: 5 * MINUTES,
  })
