import { strictEqual } from 'node:assert'
import { remindPaymentMachine } from '#machines/remind-payment.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const remindPaymentBrowser = browser(
  remindPaymentMachine,
  async ({ page, arrive }, { steps }) => ({
    open: () => arrive('/help-and-support'),
    gestures: { 'orders.changed': () => page.evaluate(() => dispatchEvent(new Event('online'))) },
    shows: async () => {
      const isWaiting = steps.at(-1)?.world.snapshot.context.unpaid.length === 1
      const bar = page.getByRole('complementary', { name: 'Unpaid order' })
      if (isWaiting) await bar.getByText(/^\W*(10:00|9:\d\d)\W* left$/).waitFor()
      else strictEqual(await bar.count(), 0)
    },
  }),
  { holds: ['listOrders'] },
)
