import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Repayment } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/open.ts'
import { transfers } from '#server/db/schema.ts'
import type { OrderRow } from '#server/orders/move-order.ts'
import { repaymentsOf } from '#server/orders/payments-of.ts'
import { lastReturnOf } from '#server/orders/wallet-part.ts'
import { cashReturnOf } from '#server/payments/give-back.ts'
import type { Format } from '#server/wire/format.ts'
import { repaymentOnWire, transferBackOnWire } from '#server/wire/online-payment.ts'

/** All that goes back of an order, or went: to the wallet first. Nothing where the shop keeps the whole sum. */
export async function repaymentsOnReceipt(
  db: Database,
  order: OrderRow,
  format: Format,
): Promise<Repayment[]> {
  const [wallet, { payments, transfer }] = await Promise.all([
    returnedToWallet(db, order),
    repaymentsOf(db, order.id),
  ])
  const all: Repayment[] = [
    ...wallet.map(({ amount, created_at }) => ({
      payment_method: 'wallet' as const,
      amount: format.money(amount),
      status: 'sent' as const,
      updated_at: created_at.toISOString(),
    })),
    ...payments.map((payment) => repaymentOnWire(payment, format)),
    ...(transfer ? [transferBackOnWire(transfer, order, format)] : []),
  ]
  return all.filter(({ amount }) => amount > 0)
}

const returnedToWallet = (db: Database, order: OrderRow) =>
  db
    .select({ amount: transfers.amount, created_at: transfers.created_at })
    .from(transfers)
    .where(
      and(
        eq(transfers.ledger, 'wallet'),
        inArray(transfers.occasion, [lastReturnOf(order), cashReturnOf(order.id)]),
      ),
    )
    .orderBy(asc(transfers.position))
