import { match, strictEqual } from 'node:assert'
import { saveReceiptMachine } from '#machines/orders/save-receipt.machine.ts'
import { connectSaveReceipt } from '#src/features/receipt/save-receipt.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

/** A guest saves the receipt of an order; the browser keeps the address that it is given. */
export const saveReceiptService = service(saveReceiptMachine, async (stage, { from }) => {
  const { order_id } = await stage.placeOrder()
  const saved: string[] = []
  const link = () => ({
    href: '',
    download: null,
    click() {
      saved.push(this.href)
    },
    remove: () => {},
  })
  const window = { document: { createElement: link, body: { append: () => {} } } } as unknown as Window
  return {
    connected: connectSaveReceipt(stage.api, stage.session, () => window),
    inputs: { [from]: { order_id, contact_number: '' } },
    /** The saved file is the receipt of this order. */
    holds: async () => {
      const address = saved.at(-1)
      if (!address) return
      const reply = await fetch(new URL(address, stage.shop.url))
      strictEqual(reply.headers.get('content-disposition'), `attachment; filename="receipt-${order_id}.html"`)
      match(await reply.text(), new RegExp(`<title>Receipt ${order_id}</title>`))
    },
  }
})

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

/** The browser itself shows what it saves. */
export const saveReceiptTold = told('saveReceipt', { failure })
