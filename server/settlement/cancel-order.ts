import { eq } from 'drizzle-orm'
import type { OrderCancellation } from '#openapi/generated/server.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orders } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { isCancelable } from '#server/rules/order-status.ts'
import { awaitsMoney } from '#server/rules/payment.ts'
import type { Services } from '#server/wiring/services.ts'
import { closePayments } from './ask-gateway.ts'
import type { Cashier } from './settle.ts'

/** `agreed`: the fee that the customer agreed to pay, as the wire has it. */
type Cancellation = {
  now: Date
  reason: string
  agreed: number | undefined
  settings: Reference['settings']
}

/** What became of the order: canceled, or a parcel on its way back. */
export type Canceled = 'canceled' | 'returning'

/** Cancels an order that is locked, or refuses. */
export type Cancel = (tx: Database, order: OrderRow, cancellation: Cancellation) => Promise<Canceled>

/**
 * Cancels an order of its customer by `cancel`, which checks the status again under the lock: the store may have confirmed
 * the order meanwhile. A customer whose reply was lost cancels again and gets the same answer.
 */
export async function cancelOrder(
  services: Cashier & Pick<Services, 'reference'>,
  { order_id, reason, cancel_fee }: OrderCancellation,
  principal: Customer | Guest,
  cancel: Cancel,
): Promise<Canceled> {
  const { db, now } = services
  const { settings } = await services.reference()
  const became = await transact(db, async (tx) => {
    await ownOrder(tx, order_id, principal)
    const order = onlyRow(await tx.select().from(orders).where(eq(orders.id, order_id)).for('update'))
    if (order.order_status === 'canceled' && order.canceled_by === 'customer') return 'canceled'
    return cancel(tx, order, { now: now(), reason, agreed: cancel_fee, settings })
  })
  services.relay()
  await closePayments(services, order_id)
  return became
}

/** Cancels goods that the store has not begun; refuses later. */
export const cancelItemOrder: Cancel = async (tx, order, cancellation) => {
  if (!isCancelable(order)) throw refuse('not cancelable')
  return cancelFreely(tx, order, cancellation)
}

/** Cancels an order whose payment failed or has not come; refuses another. */
export const cancelUnpaid: Cancel = async (tx, order, cancellation) => {
  if (order.order_status !== 'failed' && !awaitsMoney(order)) throw refuse('awaits no money')
  return cancelFreely(tx, order, cancellation)
}

const cancelFreely: Cancel = async (tx, order, { now, reason }) => {
  await moveOrder(tx, order, 'canceled', { now, cancellation_reason: reason, canceled_by: 'customer' })
  return 'canceled'
}
