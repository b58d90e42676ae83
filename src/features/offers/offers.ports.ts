import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { FlashSaleItem, Store } from '#openapi/generated/client.ts'
import type { Where } from '#src/core/where.ts'
import { campaignPageQuery, salePageQuery } from './offers.queries.ts'

/** The stores of one campaign. */
export const connectCampaign = (queries: QueryClient, api: Api, where: Where) =>
  pagedListOf<Store, string>(
    fromPromise<Page<Store>, PageQuestion<string>>(async ({ input: { filter, page } }) => {
      const { stores, total_size } = await queries.fetchQuery(campaignPageQuery(api, where, filter, page))
      return { rows: stores, total_size }
    }),
  )

/** The goods of one flash sale. */
export const connectSale = (queries: QueryClient, api: Api, where: Where) =>
  pagedListOf<FlashSaleItem, number>(
    fromPromise<Page<FlashSaleItem>, PageQuestion<number>>(async ({ input: { filter, page } }) => {
      const { products, total_size } = await queries.fetchQuery(salePageQuery(api, where, filter, page))
      return { rows: products, total_size }
    }),
  )
