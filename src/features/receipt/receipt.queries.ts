import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { OrderProof } from '#src/shared/orders/order.queries.ts'
import { orderToken } from '#src/shared/orders/order-tokens.ts'

/** The receipt as it is now: payments arrive and money goes back. */
export const receiptQuery = (api: Api, order_id: number, proof: OrderProof = {}) =>
  queryOptions({
    queryKey: ['getReceipt', order_id, proof],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/order/receipt', {
          params: { query: { order_id, ...proof }, header: orderToken(order_id) },
          signal,
        }),
        'figures',
      ),
    staleTime: 0,
  })
