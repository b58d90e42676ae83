import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow, PaymentRow } from '#server/db/rows.ts'
import { offlinePayments, orders, payments } from '#server/db/schema.ts'
import { isAccountHeld } from '#server/identity/hold-account.ts'
import { sent } from '#server/orders/refund-news.ts'
import { tellOwner } from '#server/orders/tell-owner.ts'
import type { RefundMethod } from '#server/rules/refund.ts'

/** The gateway, or a clerk, has given the money of a payment back; its owner is told once. Call the relay after the commit. */
export async function recordPaymentSent(
  tx: Database,
  { id, order_id, gateway }: Pick<PaymentRow, 'id' | 'order_id' | 'gateway'>,
  now: Date,
): Promise<void> {
  const order = order_id === null ? undefined : await lockedOrder(tx, order_id)
  const [gone] = await tx
    .update(payments)
    .set({ status: 'refunded', updated_at: now })
    .where(and(eq(payments.id, id), eq(payments.status, 'to_refund')))
    .returning()
  const isNothing = gone && gone.due - gone.kept - gone.withheld === 0
  if (gone && order && !isNothing) await tell(tx, order, gateway === 'cash' ? 'cash' : 'gateway', now)
}

/** A clerk has made the transfer back. Call the relay after the commit. */
export async function recordTransferSent(tx: Database, order_id: number, now: Date): Promise<void> {
  const order = await lockedOrder(tx, order_id)
  const [gone] = await tx
    .update(offlinePayments)
    .set({ status: 'refunded', sent_at: now })
    .where(and(eq(offlinePayments.order_id, order_id), eq(offlinePayments.status, 'to_refund')))
    .returning()
  if (gone && order) await tell(tx, order, 'transfer', now)
}

/** The order is locked before its payment, as wherever both are. */
async function lockedOrder(tx: Database, order_id: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  return order
}

/** A customer who has left is told nothing. */
async function tell(
  tx: Database,
  order: OrderRow,
  method: Exclude<RefundMethod, 'wallet'>,
  now: Date,
): Promise<void> {
  if (order.customer_id !== null && !(await isAccountHeld(tx, order.customer_id))) return
  await tellOwner(tx, order, order.order_status, now, sent(method))
}
