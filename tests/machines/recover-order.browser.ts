import { recoverOrderMachine } from '#machines/checkout/recover-order.machine.ts'
import { browser } from '#tests/support/browser.ts'

/** A guest comes back to the shop after the reply to the order was lost. */
export const recoverOrderBrowser = browser(recoverOrderMachine, async ({ page, arrive }, { steps }) => ({
  open: () => arrive('/home'),
  gestures: {},
  shows: async () => {
    if (steps.at(-1)?.world.snapshot.output?.type === 'found')
      await page
        .getByRole('dialog', { name: 'Order placed' })
        .getByText(/^\d{6,}$/)
        .waitFor()
  },
}))
