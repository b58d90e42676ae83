import { eq } from 'drizzle-orm'
import type { RefundForm } from '#openapi/generated/server.ts'
import { holdAccount } from '#server/auth/hold-account.ts'
import { orders, refunds } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer, Guest } from '#server/handlers.ts'
import { drawPhoto, keepUploads } from '#server/media/uploads.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { refuse } from '#server/refusal.ts'
import { isRefundTime } from '#server/rules/refund.ts'
import type { Services } from '#server/services.ts'

/** Asks for the money of a delivered order back, once; the shop decides later. */
export async function requestRefund(
  { db, now, relay }: Services,
  principal: Customer | Guest,
  { order_id, customer_reason, customer_note = '', image = [] }: RefundForm,
): Promise<void> {
  const { customer_id } = await ownOrder(db, order_id, principal)
  const drawn = await Promise.all(image.map(drawPhoto))
  const at = now()
  await transact(db, async (tx) => {
    if (customer_id !== null) await holdAccount(tx, customer_id)
    const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
    const [asked] = await tx.select().from(refunds).where(eq(refunds.order_id, order_id))
    if (asked) throw refuse('refund asked')
    if (order!.order_status !== 'delivered') throw refuse('not delivered')
    if (!isRefundTime(order!.delivered, at)) throw refuse('refund too late')
    const pictures = await keepUploads(tx, drawn, at)
    await tx.insert(refunds).values({
      order_id,
      amount: order!.order_amount,
      customer_reason: customer_reason.trim(),
      customer_note: customer_note.trim(),
      pictures,
      created_at: at,
    })
    await moveOrder(tx, { id: order_id }, 'refund_requested', { now: at })
  })
  relay()
}
