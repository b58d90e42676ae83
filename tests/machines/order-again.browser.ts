import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer presses Order again in the list of the orders. */
export const orderAgainBrowser = browser(orderAgainMachine, async ({ page, arrive, live }, { from }) => {
  const { order_id } = live.inputs![from] as { order_id: number }
  return {
    open: async () => {
      await arrive('/profile?page=my-orders')
      await page.getByRole('button', { name: `Order again: order #${order_id}` }).click()
    },
  }
})
