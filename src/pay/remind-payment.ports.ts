import { answer } from '#api/answer.ts'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { AppStorage } from '#browser/storage.ts'
import { remindPaymentMachine, remindPaymentPorts } from '#machines/remind-payment.machine.ts'
import type { ShopActors } from '#src/shop/shop.ts'
import { forgetUnpaid } from '#src/shop/unpaid-order.ts'

type World = { api: Api; storage: AppStorage; session: ShopActors['session'] }

/** More orders than a customer has under way at once. */
const EVERY_ORDER = { limit: 20, offset: 1 }

const none = { orders: [], now: 0, ahead: 0 }

/** Connects the reminder: the server lists the orders of a customer, and this browser keeps the last unpaid order of a guest. */
export const connectRemindPayment = ({ api, storage, session }: World) =>
  remindPaymentMachine.provide({
    actors: {
      readOrdersUnderWay: answer(remindPaymentPorts.readOrdersUnderWay, async (_, signal) => {
        const { token, guest_id } = session.getSnapshot().context
        if (token !== null) {
          const params = { path: { type: 'running-orders' as const }, query: EVERY_ORDER }
          const reply = api.GET('/customer/order/{type}', { params, signal })
          const { orders } = await unwrap(reply, 'orders')
          return { orders, ...clockOf((await reply).response) }
        }
        const kept = storage.read('unpaidOrder')
        if (!kept || guest_id === null || kept.guest_id !== guest_id) return none
        const query = { order_id: kept.order_id, guest_id }
        const reply = api.GET('/order/track', { params: { query }, signal })
        const order = await unwrap(reply, 'order_status').catch(toNothing)
        if (!order?.payment_deadline) forgetUnpaid(storage, kept.order_id)
        return order ? { orders: [order], ...clockOf((await reply).response) } : none
      }),
    },
  })

/** An order that the server refuses to show this guest needs no reminder here. */
function toNothing(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error
}

/** The clock of the server, to the second; without its header, the clock of this device. */
function clockOf({ headers }: Response) {
  const here = Date.now()
  const there = Date.parse(headers.get('date') ?? '')
  const ahead = Number.isNaN(there) ? 0 : there - here
  return { now: here + ahead, ahead }
}
