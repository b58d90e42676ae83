import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { orders, refunds } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { refuse } from '#server/refusals/refusal.ts'

type Decision = { status: 'approved' | 'rejected'; admin_note?: Text; now: Date }

/**
 * Decides a refund once. An order whose money goes back whole becomes refunded; an order with a refund of a part, or a
 * declined refund, stays delivered. Call the relay after the commit.
 */
export async function decideRefund(tx: Database, order_id: number, decision: Decision): Promise<void> {
  const { status, admin_note, now } = decision
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  const [asked] = await tx.select().from(refunds).where(eq(refunds.order_id, order_id))
  if (!asked || !order) throw refuse('order')
  if (asked.status !== 'pending') throw refuse('refund decided')
  const isPart = status === 'approved' && asked.amount < order.order_amount
  await moveOrder(tx, { id: order_id }, status === 'approved' && !isPart ? 'refunded' : 'delivered', {
    now,
    ...(isPart && { refunding: asked.amount }),
  })
  await tx
    .update(refunds)
    .set({ status, admin_note: admin_note ?? null, decided_at: now })
    .where(eq(refunds.order_id, order_id))
}
