import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders } from '#server/db/schema.ts'
import { announce } from '#server/realtime/outbox.ts'
import { moveOrder, promiseAnew } from './move-order.ts'

/** The money of a locked order has come: the store's time runs from now. Call the relay after the commit. */
export async function markPaid(tx: Database, order: OrderRow, now: Date): Promise<void> {
  if (order.order_status === 'failed') {
    await moveOrder(tx, order, 'pending', { now, payment_status: 'paid' })
    return
  }
  await tx
    .update(orders)
    .set({ ...promiseAnew(order, now), payment_status: 'paid', address_key: null, updated_at: now })
    .where(eq(orders.id, order.id))
  const payload = { order_id: order.id, order_status: order.order_status }
  await announce(tx, { owner: order.owner, topic: 'order', payload }, now)
}
