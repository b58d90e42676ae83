import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/paged-list.machine.ts'
import type { Order } from '#openapi/generated/client.ts'

/** What the shop offers: every order, or those under way (docs/spec.md §7, Orders). */
export type OrdersFilter = 'list' | 'running-orders'

const PAGE_SIZE = 10

/** The orders of the customer, read page by page. */
export const connectOrders = (api: Api) =>
  pagedListOf(
    fromPromise<Page<Order>, PageQuestion<OrdersFilter>>(async ({ input: { filter, page }, signal }) => {
      const { orders, total_size } = await unwrap(
        api.GET('/customer/order/{type}', {
          params: { path: { type: filter }, query: { limit: PAGE_SIZE, offset: page } },
          signal,
        }),
        'orders',
      )
      return { rows: orders, total_size }
    }),
  )
