import { fromPromise } from 'xstate'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { type Page, type PageQuestion, pagedListOf } from '#machines/catalogue/paged-list.machine.ts'
import type { ListedOrder } from '#openapi/generated/client.ts'
import type { OrdersFilter } from './orders-filter.ts'

const PAGE_SIZE = 10

/** The orders of the customer, read page by page. */
export const connectOrders = (api: Api) =>
  pagedListOf(
    fromPromise<Page<ListedOrder>, PageQuestion<OrdersFilter>>(
      async ({ input: { filter, page }, signal }) => {
        const { type, module_id, name } = filter
        const query = {
          ...(module_id !== null && { module_id }),
          ...(name && { name }),
          limit: PAGE_SIZE,
          offset: page,
        }
        const params = { path: { type }, query }
        const { orders, total_size } = await unwrap(
          api.GET('/customer/order/{type}', { params, signal }),
          'orders',
        )
        return { rows: orders, total_size }
      },
    ),
  )
