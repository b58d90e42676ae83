import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { Review, ReviewList } from '#openapi/generated/client.ts'
import { itemReviewsQuery, storeReviewsQuery } from './reviews.queries.ts'

/** The reviews of one item, page by page. */
export const connectItemReviews = (queries: QueryClient, api: Api) =>
  reviewsOf((id, page) => queries.fetchQuery(itemReviewsQuery(api, id, page)))

/** The reviews of the items of a store, page by page. */
export const connectStoreReviews = (queries: QueryClient, api: Api) =>
  reviewsOf((store_id, page) => queries.fetchQuery(storeReviewsQuery(api, store_id, page)))

const reviewsOf = (read: (id: number, page: number) => Promise<ReviewList>) =>
  pagedListOf<Review, number>(
    fromPromise<Page<Review>, PageQuestion<number>>(async ({ input: { filter, page } }) => {
      const { reviews, total_size } = await read(filter, page)
      return { rows: reviews, total_size }
    }),
  )
