import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { orders } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { EXPIRED_PRICE } from '#server/orders/price-prescription.ts'
import { awaitsAcceptance } from '#server/rules/prescription.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'

export type UnacceptedOptions = {
  db: Database
  now: () => Date
  relay: () => void
  onError: (error: unknown) => void
}

const EVERY = 10_000
const AT_ONCE = 100

const unaccepted: Text = {
  en: "You didn't accept the price of your prescription in time, so your order has been canceled. You pay nothing.",
  ar: 'لم تقبل سعر وصفتك في الوقت المحدد، لذلك أُلغي طلبك. لن تدفع شيئًا.',
}

/** Cancels prescription orders whose price the customer did not accept in time; their medicines go back. */
export const watchUnacceptedPrices = (options: UnacceptedOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn(options: UnacceptedOptions): Promise<void> {
  const { db, now, relay, onError } = options
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.order_status, 'pending'), isNull(orders.price_accepted), lte(orders.price_by, now())),
    )
    .orderBy(asc(orders.updated_at))
    .limit(AT_ONCE)
  // An order that cannot be canceled must not hold up the others.
  for (const { id } of overdue) await giveUp(db, id, now()).catch(onError)
  if (overdue.length > 0) relay()
}

/** The customer may have accepted or canceled since the job read the order, so its row is read again with the lock. */
const giveUp = (db: Database, id: number, now: Date): Promise<void> =>
  transact(db, async (tx) => {
    const order = onlyRow(await tx.select().from(orders).where(eq(orders.id, id)).for('update'))
    if (!awaitsAcceptance(order)) return
    const words = unaccepted
    const by = { canceled_by: 'admin', cancellation_reason: EXPIRED_PRICE } as const
    await moveOrder(tx, order, 'canceled', { now, words, ...by })
  })
