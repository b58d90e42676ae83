import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { Item, Store } from '#openapi/generated/client.ts'
import type { Where } from '#src/core/where.ts'
import { type MenuFilter, menuPageQuery } from './menu.queries.ts'
import { storesPageQuery } from './stores.queries.ts'
import type { StoresFilter } from './stores-filter.ts'

/** The list of stores; pages read a moment ago are shown again at once on the way back. */
export const connectStores = (queries: QueryClient, api: Api, where: Where) =>
  pagedListOf<Store, StoresFilter>(
    fromPromise<Page<Store>, PageQuestion<StoresFilter>>(async ({ input }) => {
      const { stores, total_size } = await queries.fetchQuery(storesPageQuery(api, where, input))
      return { rows: stores, total_size }
    }),
  )

/** The goods of one store. */
export const connectMenu = (queries: QueryClient, api: Api, store_id: number) =>
  pagedListOf<Item, MenuFilter>(
    fromPromise<Page<Item>, PageQuestion<MenuFilter>>(async ({ input }) => {
      const { products, total_size } = await queries.fetchQuery(menuPageQuery(api, store_id, input))
      return { rows: products, total_size }
    }),
  )
