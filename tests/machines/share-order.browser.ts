import { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { browser } from '#tests/support/browser.ts'

/** A guest comes to the tracking of an order. */
export const shareOrderBrowser = browser(
  shareOrderMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    return {
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
        await page.getByRole('region', { name: 'Share this order' }).waitFor()
      },
    }
  },
)
