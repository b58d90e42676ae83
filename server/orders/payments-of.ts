import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { offlinePayments, payments } from '#server/db/schema.ts'
import type { PaymentRow } from '#server/payments/settle.ts'

/** The last payment of each order at a gateway, by the order. */
export async function lastPayments(db: Database, order_ids: number[]): Promise<Map<number, PaymentRow>> {
  const tries = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.order_id, order_ids), ne(payments.gateway, 'cash')))
    .orderBy(asc(payments.created_at), asc(payments.id))
  return new Map(tries.map((each) => [each.order_id!, each]))
}

/** What goes back outside the wallet, or went. */
export async function repaymentsOf(db: Database, order_id: number) {
  const [back, [transfer]] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(and(eq(payments.order_id, order_id), inArray(payments.status, ['to_refund', 'refunded'])))
      .orderBy(asc(payments.created_at), asc(payments.id)),
    db
      .select()
      .from(offlinePayments)
      .where(and(eq(offlinePayments.order_id, order_id), eq(offlinePayments.status, 'to_refund'))),
  ])
  return { payments: back, transfer }
}
