import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { tellOwner } from '#server/orders/tell-owner.ts'

const words = {
  en: 'We received a payment this order did not need. We are sending it back.',
  ar: 'استلمنا دفعة لم يعد هذا الطلب بحاجة إليها، وسنعيدها إليك.',
}

/** Money came for an order that does not keep it, and its owner sees that it goes back. Call the relay after the commit. */
export const tellRepayment = (tx: Database, order: OrderRow, now: Date): Promise<void> =>
  tellOwner(tx, order, order.order_status, now, { words })
