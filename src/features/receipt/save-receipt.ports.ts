import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { saveFile } from '#browser/save-file.ts'
import { saveReceiptMachine, saveReceiptPorts } from '#machines/orders/save-receipt.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { guestOf } from '#src/shared/orders/ask-order.ts'
import { proofOf } from '#src/shared/orders/order.queries.ts'
import { orderToken } from '#src/shared/orders/order-tokens.ts'

/** Connects the download: the server makes a page, and the browser saves it. */
export const connectSaveReceipt = (api: Api, session: ShopActors['session'], page: () => Window) =>
  saveReceiptMachine.provide({
    actors: {
      openReceipt: answer(saveReceiptPorts.openReceipt, async ({ order_id, contact_number }, signal) => {
        const body = { order_id, ...proofOf(await guestOf(session, signal), contact_number) }
        const params = { header: orderToken(order_id) }
        const { link } = await unwrap(api.POST('/order/receipt', { params, body, signal }), 'link')
        saveFile(page(), `${link}&download=1`)
      }),
    },
  })
