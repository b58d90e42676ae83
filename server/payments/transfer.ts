import { and, eq } from 'drizzle-orm'
import type { OfflineInfo } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/open.ts'
import { offlinePaymentMethods, offlinePayments, orders } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { type Drawn, dropUploads, keepUpload } from '#server/media/uploads.ts'
import { markPaid } from '#server/orders/mark-paid.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { refuse, refuseFor } from '#server/refusal.ts'
import { awaitsTransfer, restOf } from '#server/rules/payment.ts'
import { tellRepayment } from './tell-repayment.ts'

/** Stores the customer's details of a transfer for a new or locked order, and replaces earlier details. */
export async function keepTransfer(
  tx: Database,
  order: { id: number } & Parameters<typeof restOf>[0],
  { method_id, method_informations, customer_note, proof }: Told,
  now: Date,
): Promise<void> {
  const [method] = await tx
    .select()
    .from(offlinePaymentMethods)
    .where(and(eq(offlinePaymentMethods.id, method_id), eq(offlinePaymentMethods.active, true)))
  if (!method) throw refuse('method_id')
  const said = new Map(
    method_informations.map(({ customer_input, customer_data }) => [customer_input, customer_data.trim()]),
  )
  const asked = method.inputs.filter(({ name }) => said.delete(name) === false)
  const missing = asked.find(({ required }) => required)
  if (missing) throw refuseFor.transferInput(missing.label)
  if (said.size > 0) throw refuse('method_informations')
  const { id: order_id } = order
  const told = {
    method_id,
    method_name: method.name,
    inputs: method_informations.map(({ customer_input, customer_data }) => ({
      name: customer_input,
      label: method.inputs.find(({ name }) => name === customer_input)?.label,
      value: customer_data.trim(),
    })),
    customer_note: customer_note ?? '',
    ...(proof && { proof: await replaceProof(tx, order_id, proof, now) }),
    status: 'pending' as const,
    due: restOf(order),
    note: null,
    updated_at: now,
  }
  await tx
    .insert(offlinePayments)
    .values({ order_id, created_at: now, ...told })
    .onConflictDoUpdate({ target: offlinePayments.order_id, set: told })
}

/** What a customer says of a transfer, with a picture of it; without one, an earlier one stays. */
export type Told = OfflineInfo & { proof?: Drawn | undefined }

async function replaceProof(tx: Database, order_id: number, proof: Drawn, now: Date): Promise<string> {
  const [before] = await tx.select().from(offlinePayments).where(eq(offlinePayments.order_id, order_id))
  if (before?.proof) await dropUploads(tx, [before.proof])
  return keepUpload(tx, proof, now)
}

/** A customer tells of a transfer; an order that failed for the one before waits again. Call the relay after the commit. */
export async function tellTransfer(tx: Database, order_id: number, info: Told, now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  if (!order || !awaitsTransfer(order)) throw refuse('nothing to pay')
  await keepTransfer(tx, order, info, now)
  if (order.order_status === 'failed') await moveOrder(tx, order, 'pending', { now })
  else await tx.update(orders).set({ updated_at: now }).where(eq(orders.id, order_id))
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
