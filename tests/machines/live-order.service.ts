import { strictEqual } from 'node:assert'
import { liveOrderMachine } from '#machines/orders/live-order.machine.ts'
import { isPlanned } from '#machines/orders/live-order.ts'
import { connectLiveOrder } from '#src/features/live/live-order.ports.ts'
import { service } from '#tests/support/service.ts'

const DAY = 24 * 60 * 60_000

export const liveOrderService = service(liveOrderMachine, async (stage) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  return {
    connected: connectLiveOrder(stage.api, stage.session, { clock: Date, timezone: 'Asia/Dubai' }),
    answers: {
      checkRunningOrder: {
        // The shop of the paths has a clock of its own, which is not the one of its headers.
        shaped: (body, { output }, sent) => ({
          ...body,
          orders: output.orders.flatMap((wanted) =>
            body.orders.map((order) => ({
              ...order,
              schedule_at: new Date(sent + (isPlanned(wanted, output) ? 2 * DAY : -60_000)).toISOString(),
              payment_deadline: wanted.payment_deadline && new Date(sent - 60_000).toISOString(),
            })),
          ),
        }),
      },
      trackOrder: { shaped: (order) => ({ ...order, order_status: 'delivered' }) },
    },
    holds: async ({ context: { orders, gone } }) => {
      for (const { id } of [...orders, ...gone]) strictEqual(id, order_id)
    },
  }
})
