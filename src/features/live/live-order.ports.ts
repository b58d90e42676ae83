import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { liveOrderMachine, liveOrderPorts } from '#machines/orders/live-order.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { asGuest, askForOrder } from '#src/shared/orders/ask-order.ts'

/** Connects the live order: the server tells a customer or a guest which orders are under way, and how one ended. */
export const connectLiveOrder = (api: Api, session: ShopActors['session']) =>
  liveOrderMachine.provide({
    actors: {
      checkRunningOrder: answer(liveOrderPorts.checkRunningOrder, async (_, signal) => {
        const query = await asGuest(session, signal)
        const reply = api.GET('/order/running-check', { params: { query }, signal })
        const { orders } = await unwrap(reply, 'orders')
        return { orders, ...clockOf((await reply).response) }
      }),
      trackOrder: askForOrder(api, session),
    },
  })

/** The clock of the server, to the second; without its header, the clock of this device. */
function clockOf({ headers }: Response) {
  const here = Date.now()
  const there = Date.parse(headers.get('date') ?? '')
  const ahead = Number.isNaN(there) ? 0 : there - here
  return { now: here + ahead, ahead }
}
