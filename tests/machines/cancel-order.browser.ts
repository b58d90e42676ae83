import { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const cancelOrderBrowser = browser(
  cancelOrderMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    return {
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
        await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click()
      },
    }
  },
)
