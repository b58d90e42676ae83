import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTES = 60_000

/** How many the sections below each other ask for (docs/spec.md §9). */
export const MOST = { mostReviewed: 15, newArrivals: 10, recommended: 15, featured: 20 }

/** Cache times and page sizes of docs/spec.md §9. */
export const popularItemsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listPopularItems', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/popular', { params: { query: { limit: 15, offset: 1, type: 'all' } }, signal }),
        'products',
      ),
    staleTime: 5 * MINUTES,
  })

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
        api.GET('/items/most-reviewed', {
          params: { query: { limit: MOST.mostReviewed, offset: 1, type: 'all' } },
          signal,
        }),
        'products',
      ),
    staleTime: 5 * MINUTES,
  })

/** What a row of new arrivals shows; a grid leaves two of them out (docs/spec.md §9). */
export const newArrivalsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listNewArrivals', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/new-arrival', {
          params: { query: { limit: MOST.newArrivals, offset: 1, type: 'all' } },
          signal,
        }),
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
          params: { query: { filter: 'all', limit: MOST.recommended, offset: 1 } },
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

export const featuredItemsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listFeaturedCategoryItems', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/categories/featured/items', {
          params: { query: { limit: MOST.featured, offset: 1, type: 'all' } },
          signal,
        }),
        'products',
      ),
    staleTime: 8 * MINUTES,
    gcTime: 8 * MINUTES,
  })

/** All that there are: each is a tab. */
export const conditionsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listCommonConditions', where],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/common-condition', { params: { query: { limit: 50, offset: 1 } }, signal }), 'data'),
    staleTime: 8 * MINUTES,
    gcTime: 8 * MINUTES,
  })

export const conditionItemsQuery = (api: Api, where: Where, id: number) =>
  queryOptions({
    queryKey: ['listCommonConditionItems', where, id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/common-condition/items/{id}', {
          params: { path: { id: String(id) }, query: { limit: 20, offset: 1 } },
          signal,
        }),
        'products',
      ),
    staleTime: 5 * MINUTES,
  })

/** The stores of the home: 20, the popular ones first. */
export const homeStoresQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listStoresByType', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/stores/get-stores/{type}', {
          params: { path: { type: 'all' }, query: { store_type: 'popular', limit: 20, offset: 1 } },
          signal,
        }),
        'stores',
      ),
    staleTime: 5 * MINUTES,
  })
