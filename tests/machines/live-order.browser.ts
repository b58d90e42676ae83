import { strictEqual } from 'node:assert'
import { liveOrderMachine } from '#machines/orders/live-order.machine.ts'
import { browser } from '#tests/support/browser.ts'

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
