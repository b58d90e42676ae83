import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { liveOrderMachine, liveOrderPorts } from '#machines/orders/live-order.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { asGuest, askForOrder } from '#src/shared/orders/ask-order.ts'

/** Connects the live order: the server tells a customer or a guest which orders are under way, and how one ended. */
export const connectLiveOrder = (api: Api, session: ShopActors['session'], clock: { now: () => number }) =>
  liveOrderMachine.provide({
    actors: {
      checkRunningOrder: answer(liveOrderPorts.checkRunningOrder, async (_, signal) => {
        const query = await asGuest(session, signal)
        const { orders } = await unwrap(
          api.GET('/order/running-check', { params: { query }, signal }),
          'orders',
        )
        return { orders, now: clock.now() }
      }),
      trackOrder: askForOrder(api, session),
    },
  })
