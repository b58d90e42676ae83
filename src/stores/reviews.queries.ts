import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

const PAGE = 10

/** What customers wrote of a store's goods, the newest first. */
export const storeReviewsQuery = (api: Api, store_id: number, page: number) =>
  queryOptions({
    queryKey: ['listStoreReviews', store_id, page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/stores/reviews', { params: { query: { store_id, limit: PAGE, offset: page } }, signal }),
        'reviews',
      ),
    staleTime: 60_000,
  })
