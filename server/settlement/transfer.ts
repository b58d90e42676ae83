import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { offlinePayments, orders } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { markPaid } from '#server/orders/mark-paid.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { keepTransfer, type Told } from '#server/payments/keep-transfer.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { awaitsTransfer, isTimeOver, lastMoment, type PaymentTimes } from '#server/rules/payment.ts'
import type { Services } from '#server/wiring/services.ts'
import { tellRepayment } from './tell-repayment.ts'

/**
 * Stores what the customer says of a transfer for a placed order; an order that failed for the one before waits again.
 * Refuses an order that does not wait for a transfer.
 */
export async function tellTransfer(
  { db, now, relay, config }: Pick<Services, 'db' | 'now' | 'relay' | 'config'>,
  order_id: number,
  info: Told,
): Promise<void> {
  await transact(db, (tx) => tellLocked(tx, order_id, info, { now: now(), times: config }))
  relay()
}

type Telling = { now: Date; times: PaymentTimes }

async function tellLocked(
  tx: Database,
  order_id: number,
  info: Told,
  { now, times }: Telling,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  if (!order || !awaitsTransfer(order) || isTimeOver(order, now)) throw refuse('nothing to pay')
  const ofOrder = eq(offlinePayments.order_id, order_id)
  const isFirst = (await tx.$count(offlinePayments, ofOrder)) === 0
  await keepTransfer(tx, order, info, now)
  // The review counts from the first details: a correction gives the order no longer time.
  const pay_by = isFirst || !order.pay_by ? lastMoment(now, times, true) : order.pay_by
  if (order.order_status === 'failed') await moveOrder(tx, order, 'pending', { now, pay_by })
  else await tx.update(orders).set({ updated_at: now, pay_by }).where(eq(orders.id, order_id))
}

/** Result of a clerk's search for the money. */
export type Finding = { status: 'verified' } | { status: 'denied'; note: Text }

/**
 * Settles the transfer of an order, once. Money that came for an order that does not wait for it any more, because it was
 * canceled or is paid otherwise, is to be transferred back.
 */
export async function settleTransfer(
  tx: Database,
  order_id: number,
  finding: Finding,
  now: Date,
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  if (!order) return
  const isAwaited = awaitsTransfer(order)
  const isLeft = !isAwaited && finding.status === 'verified'
  const settled = await tx
    .update(offlinePayments)
    .set({ ...finding, ...(isLeft && { status: 'to_refund' }), updated_at: now })
    .where(and(eq(offlinePayments.order_id, order_id), eq(offlinePayments.status, 'pending')))
    .returning({ id: offlinePayments.order_id })
  if (settled.length === 0) return
  if (isLeft) await tellRepayment(tx, order, now)
  if (!isAwaited) return
  if (finding.status === 'verified') await markPaid(tx, order, now)
  else if (order.order_status === 'pending') await moveOrder(tx, order, 'failed', { now })
}
