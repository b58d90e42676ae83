import { unwrap } from '#api/unwrap.ts'
import { undoAgainMachine } from '#machines/orders/undo-again.machine.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer orders again over the cart of another kitchen, and presses Undo. */
export const undoAgainBrowser = browser(undoAgainMachine, async ({ page, arrive, stage }) => {
  const { salad } = stage.city
  const [order] = await stage.orders()
  return {
    open: async () => {
      await unwrap(stage.server.DELETE('/cart/remove', { params: { query: {} } }))
      await stage.fillCart([salad, 2])
      await arrive('/profile?page=my-orders')
      await page.getByRole('button', { name: `Order again: order #${order!.id}` }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Add 1 item/ })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
    },
    gestures: {},
  }
})
