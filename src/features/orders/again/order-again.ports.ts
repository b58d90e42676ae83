import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { orderAgainMachine, orderAgainPorts } from '#machines/orders/order-again.machine.ts'
import { undoAgainMachine, undoAgainPorts } from '#machines/orders/undo-again.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { asGuest } from '#src/shared/orders/ask-order.ts'
import { orderToken } from '#src/shared/orders/order-tokens.ts'

type Session = ShopActors['session']

/** Connects the review of an order again: the server compares, and adds in one step. */
export const connectOrderAgain = (api: Api, session: Session) =>
  orderAgainMachine.provide({
    actors: {
      previewOrderAgain: answer(orderAgainPorts.previewOrderAgain, async ({ order_id }, signal) => {
        const query = { order_id, ...(await asGuest(session, signal)) }
        const header = orderToken(order_id)
        return unwrap(api.GET('/order/again', { params: { query, header }, signal }), 'lines')
      }),
      orderAgain: answer(orderAgainPorts.orderAgain, async ({ key, ...wanted }, signal) => {
        const body = { ...wanted, ...(await asGuest(session, signal)) }
        const params = { header: { ...orderToken(wanted.order_id), 'Idempotency-Key': key } }
        return unwrap(api.POST('/order/again', { params, body, signal }), 'cart')
      }),
    },
  })

/** Connects the undo: the server restores the cart that it kept under the key. */
export const connectUndoAgain = (api: Api, session: Session) =>
  undoAgainMachine.provide({
    actors: {
      undoOrderAgain: answer(undoAgainPorts.undoOrderAgain, async ({ key }, signal) => {
        const params = { header: { 'Idempotency-Key': key }, query: await asGuest(session, signal) }
        return unwrap(api.DELETE('/order/again', { params, signal }), 'cart')
      }),
    },
  })
