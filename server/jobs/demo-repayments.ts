import { and, asc, eq, lte } from 'drizzle-orm'
import { offlinePayments, orders, payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { recordPaymentSent, recordTransferSent } from '#server/settlement/note-sent.ts'
import type { SimulatorOptions } from './simulator.type.ts'

/** How long the demo's bookkeeper takes to send money by hand. */
const SENT_AFTER = 15_000
const AT_ONCE = 50

/** Hands out the cash and makes the transfers that the demo shop owes; answers whether there were any. */
export async function sendRepayments({
  db,
  now,
  speed,
  onError,
}: Omit<SimulatorOptions, 'relay'>): Promise<boolean> {
  const at = now()
  const isDue = lte(orders.updated_at, new Date(at.getTime() - SENT_AFTER / speed))
  const cash = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.status, 'to_refund'), eq(payments.gateway, 'cash'), isDue))
    .orderBy(asc(payments.updated_at))
    .limit(AT_ONCE)
  const transfers = await db
    .select({ order_id: offlinePayments.order_id })
    .from(offlinePayments)
    .innerJoin(orders, eq(orders.id, offlinePayments.order_id))
    .where(and(eq(offlinePayments.status, 'to_refund'), isDue))
    .orderBy(asc(offlinePayments.updated_at))
    .limit(AT_ONCE)
  for (const { payment } of cash)
    await transact(db, (tx) => recordPaymentSent(tx, payment, at)).catch(onError)
  for (const { order_id } of transfers)
    await transact(db, (tx) => recordTransferSent(tx, order_id, at)).catch(onError)
  return cash.length + transfers.length > 0
}
