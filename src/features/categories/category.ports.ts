import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { Item, Store } from '#openapi/generated/client.ts'
import type { Where } from '#src/core/where.ts'
import { categoryPageQuery } from './categories.queries.ts'
import type { CategoryFilter } from './category-filter.ts'

/** Goods or stores of a category; pages read a moment ago are shown again at once on the way back. */
export const connectCategory = (queries: QueryClient, api: Api, where: Where) =>
  pagedListOf<Item | Store, CategoryFilter>(
    fromPromise<Page<Item | Store>, PageQuestion<CategoryFilter>>(({ input }) =>
      queries.fetchQuery(categoryPageQuery(api, where, input)),
    ),
  )
