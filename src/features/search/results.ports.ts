import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { Item, SearchResult, Store } from '#openapi/generated/client.ts'
import type { Where } from '#src/core/where.ts'
import { searchPageQuery } from './search.queries.ts'
import type { Wanted } from './search-address.ts'

/** Items or stores, as wanted; pages read a moment ago are shown again at once on the way back. */
export const connectResults = (queries: QueryClient, api: Api, where: Where) =>
  pagedListOf<Item | Store, Wanted>(
    fromPromise<Page<Item | Store>, PageQuestion<Wanted>>(async ({ input }) => {
      return pageOf(input.filter, await queries.fetchQuery(searchPageQuery(api, where, input)))
    }),
  )

export const pageOf = (
  { list_type }: Wanted,
  { products, stores, total_size }: SearchResult,
): Page<Item | Store> => ({ rows: list_type === 'store' ? stores : products, total_size })
