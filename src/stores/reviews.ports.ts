import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/paged-list.machine.ts'
import type { Review } from '#openapi/generated/client.ts'
import { storeReviewsQuery } from './reviews.queries.ts'

/** What customers wrote of the goods of a store, by its id. */
export const connectReviews = (queries: QueryClient, api: Api) =>
  pagedListOf<Review, number>(
    fromPromise<Page<Review>, PageQuestion<number>>(async ({ input: { filter: store_id, page } }) => {
      const { reviews, total_size } = await queries.fetchQuery(storeReviewsQuery(api, store_id, page))
      return { rows: reviews, total_size }
    }),
  )
