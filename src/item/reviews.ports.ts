import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/paged-list.machine.ts'
import type { Review } from '#openapi/generated/client.ts'
import { reviewsPageQuery } from './item.queries.ts'

/** What customers wrote of one item, read page by page. */
export const connectReviews = (queries: QueryClient, api: Api) =>
  pagedListOf<Review, number>(
    fromPromise<Page<Review>, PageQuestion<number>>(async ({ input: { filter, page } }) => {
      const { reviews, total_size } = await queries.fetchQuery(reviewsPageQuery(api, filter, page))
      return { rows: reviews, total_size }
    }),
  )
