import { saveReceiptMachine } from '#machines/orders/save-receipt.machine.ts'
import { browser } from '#tests/support/browser.ts'

/** A guest comes to the receipt from the tracking of the order. */
export const saveReceiptBrowser = browser(
  saveReceiptMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    return {
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
        await page.getByRole('main').getByRole('button', { name: 'Receipt', exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).waitFor()
      },
    }
  },
)
