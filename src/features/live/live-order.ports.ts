import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { liveOrderMachine, liveOrderPorts } from '#machines/orders/live-order.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { minuteIn } from '#src/core/shop-minute.ts'
import { asGuest, askForOrder } from '#src/shared/orders/ask-order.ts'

/** Connects the live order: the server tells a customer or a guest which orders are under way, and how one ended. */
export const connectLiveOrder = (
  api: Api,
  session: ShopActors['session'],
  { clock, timezone }: { clock: { now: () => number }; timezone: string },
) =>
  liveOrderMachine.provide({
    actors: {
      checkRunningOrder: answer(liveOrderPorts.checkRunningOrder, async (_, signal) => {
        const query = await asGuest(session, signal)
        const { orders } = await unwrap(
          api.GET('/order/running-check', { params: { query }, signal }),
          'orders',
        )
        const now = clock.now()
        return { orders, now, tomorrow: now + untilTomorrow(timezone, now) }
      }),
      trackOrder: askForOrder(api, session),
    },
  })

/** Milliseconds from `moment` to the next midnight of an IANA time zone; up to an hour off on the day the clocks change. */
const untilTomorrow = (timeZone: string, moment: number): number =>
  DAY - minuteIn(timeZone, moment) * MINUTE - (moment % MINUTE)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
