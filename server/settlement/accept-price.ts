import { eq } from 'drizzle-orm'
import type { PriceAcceptance } from '#openapi/generated/server.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { promiseAnew } from '#server/orders/move-order.ts'
import { EXPIRED_PRICE } from '#server/orders/price-prescription.ts'
import { announce } from '#server/realtime/outbox.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { toDecimal, toMinor } from '#server/rules/money.ts'
import { acceptanceDeadline } from '#server/rules/prescription.ts'
import type { Services } from '#server/wiring/services.ts'

/**
 * The owner of a prescription order accepts the price of the pharmacy, and the pharmacy starts. The status and the deadline
 * are checked under the lock: the job may have canceled the order meanwhile. A customer whose reply was lost accepts
 * again and gets the same answer.
 */
export async function acceptPrice(
  services: Pick<Services, 'db' | 'now' | 'relay' | 'reference'>,
  { order_id, amount }: PriceAcceptance,
  principal: Customer | Guest,
): Promise<void> {
  const { db, now } = services
  const { settings } = await services.reference()
  const { digits } = settings.currency
  await transact(db, async (tx) => {
    await ownOrder(tx, order_id, principal)
    const order = onlyRow(await tx.select().from(orders).where(eq(orders.id, order_id)).for('update'))
    const at = now()
    ensureOffered(order, at)
    if (toMinor(amount, digits) !== order.order_amount)
      throw refuseFor.acceptedAmount(toDecimal(order.order_amount, digits).toFixed(digits))
    if (order.price_accepted) return
    await tx
      .update(orders)
      .set({ ...promiseAnew(order, at), price_accepted: at, updated_at: at })
      .where(eq(orders.id, order_id))
    const payload = { order_id, order_status: order.order_status }
    await announce(tx, { owner: order.owner, topic: 'order', payload }, at)
  })
  services.relay()
}

/** Passes an order whose price waits for its customer in time, or was accepted before. */
function ensureOffered(order: OrderRow, now: Date): void {
  const { price_accepted, order_status, cancellation_reason } = order
  const deadline = acceptanceDeadline(order)
  const isOver = deadline
    ? deadline <= now
    : order_status === 'canceled' && cancellation_reason === EXPIRED_PRICE
  if (isOver) throw refuse('price expired')
  const wasAccepted = price_accepted !== null && order_status !== 'canceled'
  if (!deadline && !wasAccepted) throw refuse('no price to accept')
}
