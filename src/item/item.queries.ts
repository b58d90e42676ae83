import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/shop/where.ts'

/** Items like this one, sold around the customer; at most ten. */
export const relatedItemsQuery = (api: Api, where: Where, id: number) =>
  queryOptions({
    queryKey: ['listRelatedItems', where, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/items/related-items/{id}', { params: { path: { id: String(id) } }, signal })),
  })

/** Reviews of a page. */
const REVIEWS = 10

/** What customers wrote of an item, the newest first. */
export const reviewsPageQuery = (api: Api, id: number, page: number) =>
  queryOptions({
    queryKey: ['listItemReviews', id, page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/reviews/{id}', {
          params: { path: { id: String(id) }, query: { limit: REVIEWS, offset: page } },
          signal,
        }),
        'reviews',
      ),
    staleTime: 60_000,
  })
