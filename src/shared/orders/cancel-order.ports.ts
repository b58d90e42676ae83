import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { cancelOrderMachine, cancelOrderPorts } from '#machines/orders/cancel-order.machine.ts'
import type { OrderType } from '#openapi/generated/client.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { asGuest } from './ask-order.ts'
import { orderToken } from './order-tokens.ts'

/** Connects the first ten reasons of customers for this kind of order (docs/spec.md §9), and the cancellation itself. */
export const connectCancelOrder = (api: Api, session: ShopActors['session'], order_type: OrderType) =>
  cancelOrderMachine.provide({
    actors: {
      listCancellationReasons: answer(cancelOrderPorts.listCancellationReasons, (_, signal) =>
        unwrap(
          api.GET('/order/cancellation-reasons', {
            params: { query: { limit: 10, offset: 1, type: 'customer', order_type } },
            signal,
          }),
        ),
      ),
      cancelOrder: answer(cancelOrderPorts.cancelOrder, async (order, signal) => {
        const body = { ...order, ...(await asGuest(session, signal)) }
        const params = { header: orderToken(order.order_id) }
        return unwrap(api.POST('/order/cancel', { params, body, signal }), 'message')
      }),
    },
  })
