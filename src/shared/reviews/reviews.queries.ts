import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** Reviews of a page. */
const limit = 10

/** What customers wrote of one item, the newest first. */
export const itemReviewsQuery = (api: Api, id: number, offset: number) =>
  queryOptions({
    queryKey: ['listItemReviews', id, offset],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/reviews/{id}', {
          params: { path: { id: String(id) }, query: { limit, offset } },
          signal,
        }),
        'reviews',
      ),
    staleTime: 60_000,
  })

/** What customers wrote of the items of a store, the newest first. */
export const storeReviewsQuery = (api: Api, store_id: number, offset: number) =>
  queryOptions({
    queryKey: ['listStoreReviews', store_id, offset],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/stores/reviews', { params: { query: { store_id, limit, offset } }, signal }),
        'reviews',
      ),
    staleTime: 60_000,
  })
