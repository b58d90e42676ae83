import { visibleOrder } from '#server/orders/find-order.ts'
import { readReceipt } from '#server/receipts/read-receipt.ts'
import { newReceiptLink } from '#server/receipts/receipt-links.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

export const receiptOperations = {
  getReceipt: async ({ query }, context) => {
    const desk = await deskOf(context)
    return readReceipt(desk, await visibleOrder(context, query.order_id, query))
  },

  openReceipt: async ({ body }, context) => {
    const { services, locale } = context
    const { db, now, config } = services
    const { id } = await visibleOrder(context, body.order_id, body)
    const { path, expires_at } = await newReceiptLink(db, id, now())
    return { link: `${config.PUBLIC_URL}${path}?lang=${locale}`, expires_at: expires_at.toISOString() }
  },
} satisfies Partial<Handlers>
