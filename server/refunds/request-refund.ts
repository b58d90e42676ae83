import { eq } from 'drizzle-orm'
import type { RefundForm } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { orders, refundLines, refunds } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { holdAccount } from '#server/identity/hold-account.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { atMostOnce, earlierReply } from '#server/limits/idempotency.ts'
import { type Drawn, drawPhotos, keepUploads } from '#server/media/uploads.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { Services } from '#server/wiring/services.ts'
import { askedRefund, ensureRefundable } from './refundable.ts'

type Asking = { body: RefundForm; key: string | undefined; network: string }

/** Asks for the money of a delivered order back, whole or for some of its pieces, once; the shop decides later. */
export async function requestRefund(
  { db, now, relay }: Pick<Services, 'db' | 'now' | 'relay'>,
  principal: Customer | Guest,
  { body, key, network }: Asking,
): Promise<void> {
  const { owner, customer_id } = await ownOrder(db, body.order_id, principal)
  const attempt = { owner, operation: 'requestRefund', body }
  // A repeated request draws no pictures.
  if (key !== undefined && (await earlierReply(db, { ...attempt, key }))) return
  const drawn = await drawPhotos(body.image ?? [], network)
  await transact(db, async (tx) => {
    if (customer_id !== null) await holdAccount(tx, customer_id)
    await atMostOnce(tx, { ...attempt, key }, () => keepRequest(tx, body, drawn, now()))
  })
  relay()
}

/** Keeps a request of the owner of this order, with its pictures drawn. */
export async function keepRequest(
  tx: Database,
  { order_id, customer_reason, customer_note = '', lines: asked }: RefundForm,
  drawn: Drawn[],
  at: Date,
): Promise<void> {
  const locked = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
  const order = onlyRow(locked)
  const earlier = await tx.select().from(refunds).where(eq(refunds.order_id, order_id))
  ensureRefundable(order, earlier.length > 0, at)
  const { amount, lines } = await askedRefund(tx, order, asked)
  await tx.insert(refunds).values({
    order_id,
    amount,
    customer_reason: customer_reason.trim(),
    customer_note: customer_note.trim(),
    pictures: await keepUploads(tx, drawn, at),
    created_at: at,
  })
  if (lines.length > 0) await tx.insert(refundLines).values(lines.map((line) => ({ order_id, ...line })))
  await moveOrder(tx, { id: order_id }, 'refund_requested', { now: at })
}
