import { and, asc, eq, inArray, ne, notLike } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow, PaymentRow } from '#server/db/rows.ts'
import { offlinePayments, parcelHandovers, payments, transfers } from '#server/db/schema.ts'
import { accountOf, signedFor, touches } from '#server/ledger/ledger.ts'
import { hasCome } from '#server/rules/payment.ts'

/** The last payment of each order at a gateway, by the order. */
export async function lastPayments(db: Database, order_ids: number[]): Promise<Map<number, PaymentRow>> {
  const tries = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.order_id, order_ids), ne(payments.gateway, 'cash')))
    .orderBy(asc(payments.created_at), asc(payments.id))
  // The query selects payments of these orders only.
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
      .where(
        and(
          eq(offlinePayments.order_id, order_id),
          inArray(offlinePayments.status, ['to_refund', 'refunded']),
        ),
      ),
  ])
  return { payments: back, transfer }
}

/** All money of an order, by where it is written down. */
export async function moneyOf(db: Database, { id, customer_id, order_type }: OrderRow) {
  const [online, [transfer], wallet, [handover]] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(and(eq(payments.order_id, id), inArray(payments.status, [...hasCome]))),
    db
      .select()
      .from(offlinePayments)
      .where(
        and(
          eq(offlinePayments.order_id, id),
          inArray(offlinePayments.status, ['verified', 'to_refund', 'refunded']),
        ),
      ),
    customer_id === null ? [] : walletOf(db, id, customer_id),
    order_type === 'parcel' ? db.select().from(parcelHandovers).where(eq(parcelHandovers.order_id, id)) : [],
  ])
  return { online, transfer, wallet, handover }
}

/**
 * What the wallet paid (below zero) and got back, in this order. What a refund withheld only passes through the wallet.
 */
function walletOf(db: Database, order_id: number, customer_id: number) {
  const account = accountOf('wallet', customer_id)
  return db
    .select({ signed: signedFor(account), at: transfers.created_at })
    .from(transfers)
    .where(
      and(
        touches(account),
        eq(transfers.reference, String(order_id)),
        inArray(transfers.kind, ['order_place', 'partial_payment', 'order_refund']),
        notLike(transfers.occasion, 'order_kept:%'),
      ),
    )
    .orderBy(asc(transfers.position))
}
