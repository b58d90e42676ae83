import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { cancelOrderMachine, cancelOrderPorts } from '#machines/cancel-order.machine.ts'
import { findOrderMachine } from '#machines/find-order.machine.ts'
import { trackOrderMachine } from '#machines/track-order.machine.ts'
import { asGuest, askForOrder } from '#src/goods/ask-order.ts'
import type { ShopActors } from '#src/shop/shop.ts'

type Session = ShopActors['session']

/** Answers the finding of an order: the server knows it, or does not tell. */
export const connectFindOrder = (api: Api, session: Session) =>
  findOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })

/** Answers the following of an order: the server knows where it is. */
export const connectTrackOrder = (api: Api, session: Session) =>
  trackOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })

/** Answers the cancellation: the first ten reasons of customers (docs/spec.md §9), and the order itself. */
export const connectCancelOrder = (api: Api, session: Session) =>
  cancelOrderMachine.provide({
    actors: {
      listCancellationReasons: answer(cancelOrderPorts.listCancellationReasons, (_, signal) =>
        unwrap(
          api.GET('/order/cancellation-reasons', {
            params: { query: { limit: 10, offset: 1, type: 'customer' } },
            signal,
          }),
        ),
      ),
      cancelOrder: answer(cancelOrderPorts.cancelOrder, async (order, signal) => {
        const body = { ...order, ...(await asGuest(session, signal)) }
        return unwrap(api.POST('/order/cancel', { body, signal }), 'message')
      }),
    },
  })
