import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { OrderRow, PaymentRow } from '#server/db/rows.ts'
import { orders, type PaymentStatus, payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { isAccountHeld } from '#server/identity/hold-account.ts'
import { fillWallet } from '#server/ledger/fill-wallet.ts'
import { markPaid } from '#server/orders/mark-paid.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { Notice } from '#server/rules/notice.type.ts'
import { awaitsPayment, hasCome, reasonAfter, statusAfter, takes } from '#server/rules/payment.ts'
import type { Services } from '#server/wiring/services.ts'
import { tellRepayment } from './tell-repayment.ts'

/** The services of payments; `log` receives cases that an operator should check. */
export type Cashier = Pick<Services, 'db' | 'now' | 'relay' | 'payments'> & {
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * The only function that applies a gateway's notice: the browser's return, the signed message and the job all call it,
 * in any order and any number of times (decision 007). Returns the payment as it is now; `undefined` for an unknown
 * payment. With `left` the order does not fail, as its customer is choosing another way to pay.
 */
export async function settle(
  { db, now, relay, log }: Cashier,
  gateway: string,
  notice: Notice,
  page: 'kept' | 'left' = 'kept',
): Promise<PaymentRow | undefined> {
  const [known] = await namedPayments(db, gateway, notice.reference)
  if (!known) {
    log.warn({ gateway }, 'a gateway speaks of a payment the shop never asked for')
    return undefined
  }
  const { before, after } = await transact(db, (tx) => decide(tx, known, notice, page, now()))
  relay()
  if (after.status === 'to_refund' && before.status !== 'to_refund')
    log.warn(
      {
        payment: after.id,
        order_id: after.order_id,
        asked: { amount: after.amount, currency: after.currency },
        received: notice.sum,
      },
      'money came that nobody takes: to be refunded',
    )
  return after
}

/** The payment with a gateway's reference, if it is known. */
export const namedPayments = (db: Database, gateway: string, reference: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.reference, reference)))

const decide = (tx: Database, payment: PaymentRow, notice: Notice, page: 'kept' | 'left', now: Date) =>
  payment.order_id === null
    ? decideFund(tx, payment, notice, now)
    : decideOrder(tx, { order_id: payment.order_id, id: payment.id, page }, notice, now)

/** The order is locked before the payment, as wherever both are. */
async function decideOrder(
  tx: Database,
  { order_id, id, page }: { order_id: number; id: string; page: 'kept' | 'left' },
  notice: Notice,
  now: Date,
) {
  const order = onlyRow(await tx.select().from(orders).where(eq(orders.id, order_id)).for('update'))
  const before = await locked(tx, id)
  const status = statusAfter(before, takes(order, before), notice)
  const after = await write(tx, before, status, notice, now)
  if (status === before.status) return { before, after }
  if (awaitsPayment(order) && (page === 'kept' || status === 'paid')) await tell(tx, order, status, now)
  if (status === 'to_refund') await tellRepayment(tx, order, now)
  return { before, after }
}

/** An account that is gone takes no money. */
async function decideFund(tx: Database, { id, customer_id }: PaymentRow, notice: Notice, now: Date) {
  const isHeld = await isAccountHeld(tx, present(customer_id, 'the customer of the fund'))
  const before = await locked(tx, id)
  const status = statusAfter(before, isHeld, notice)
  const after = await write(tx, before, status, notice, now)
  if (status === 'paid' && before.status !== 'paid') await fillWallet(tx, after, now)
  return { before, after }
}

async function locked(tx: Database, id: string): Promise<PaymentRow> {
  return onlyRow(await tx.select().from(payments).where(eq(payments.id, id)).for('update'))
}

async function write(tx: Database, before: PaymentRow, status: PaymentStatus, notice: Notice, now: Date) {
  const cameIn = status !== before.status && hasCome.includes(status)
  const written = await tx
    .update(payments)
    .set({
      status,
      failure_reason: reasonAfter(before, status, notice),
      updated_at: now,
      ...(cameIn && {
        received_amount: notice.sum.amount,
        received_currency: notice.sum.currency,
        received_at: now,
        transaction_reference: notice.transaction_reference,
      }),
    })
    .where(eq(payments.id, before.id))
    .returning()
  return onlyRow(written)
}

/** What an order that waited for this payment makes of it. */
async function tell(tx: Database, order: OrderRow, status: PaymentStatus, now: Date): Promise<void> {
  if (status === 'paid') await markPaid(tx, order, now)
  else if (status !== 'processing' && order.order_status === 'pending')
    await moveOrder(tx, order, 'failed', { now })
}
