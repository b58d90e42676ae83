import { strictEqual } from 'node:assert'
import { liveOrderMachine } from '#machines/orders/live-order.machine.ts'
import { isPlanned } from '#machines/orders/live-order.ts'
import { connectLiveOrder } from '#src/features/live/live-order.ports.ts'
import { browser } from '#tests/support/browser.ts'
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

export const liveOrderBrowser = browser(
  liveOrderMachine,
  async ({ page, arrive }, { steps }) => ({
    open: () => arrive('/help-and-support'),
    gestures: { 'orders.changed': () => page.evaluate(() => dispatchEvent(new Event('online'))) },
    shows: async () => {
      const { context } = steps.at(-1)!.world.snapshot
      const [order] = [...context.gone, ...context.orders]
      const unpaid = page.getByRole('complementary', { name: 'Unpaid order' })
      const live = page.getByRole('complementary', { name: 'Your order' })
      if (order?.payment_deadline) await unpaid.getByText(/has run out$/).waitFor()
      else strictEqual(await unpaid.count(), 0)
      if (order && !order.payment_deadline) await live.waitFor()
      else strictEqual(await live.count(), 0)
    },
  }),
  { holds: ['checkRunningOrder', 'trackOrder'] },
)
