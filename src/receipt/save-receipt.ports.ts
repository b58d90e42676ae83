import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { saveFile } from '#browser/save-file.ts'
import { saveReceiptMachine, saveReceiptPorts } from '#machines/save-receipt.machine.ts'
import { guestOf } from '#src/goods/ask-order.ts'
import { proofOf } from '#src/goods/order.queries.ts'
import type { ShopActors } from '#src/shop/shop.ts'

/** Connects the download: the server makes a page, and the browser saves it. */
export const connectSaveReceipt = (api: Api, session: ShopActors['session'], page: () => Window) =>
  saveReceiptMachine.provide({
    actors: {
      openReceipt: answer(saveReceiptPorts.openReceipt, async ({ order_id, contact_number }, signal) => {
        const body = { order_id, ...proofOf(await guestOf(session, signal), contact_number) }
        const { link } = await unwrap(api.POST('/order/receipt', { body, signal }), 'link')
        saveFile(page(), `${link}&download=1`)
      }),
    },
  })
