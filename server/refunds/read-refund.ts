import { asc, eq } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow, RefundRow } from '#server/db/rows.ts'
import { refundLines, refundReasons, refunds } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { listedReason } from '#server/orders/listed-reason.ts'
import { repaymentsOf } from '#server/orders/payments-of.ts'
import { type Rewards, rewardsGiven, rewardsOfPart } from '#server/orders/rewards.ts'
import { restOf } from '#server/rules/payment.ts'
import { expectedAt, type RefundMethod, refundSplit } from '#server/rules/refund.ts'

/** A part of the money: where it goes, how far it is, and when it was or should be there. */
export type RefundMoney = {
  method: RefundMethod
  amount: number
  status: 'expected' | 'pending' | 'sent'
  at: Date
}

export type ShownRefund = {
  refund: RefundRow
  reason: Text
  lines: (typeof refundLines.$inferSelect)[]
  money: RefundMoney[]
  /** The part of the order's rewards that the shop takes back. */
  taken: Rewards
}

export async function readRefund(
  db: Database,
  order: OrderRow,
  cash: 'wallet' | 'cash',
): Promise<ShownRefund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.order_id, order.id))
  if (!refund) return undefined
  const lines = await db
    .select()
    .from(refundLines)
    .where(eq(refundLines.order_id, order.id))
    .orderBy(asc(refundLines.position))
  const given = order.customer_id === null ? none : await rewardsGiven(db, order.id)
  const isDeclined = refund.status === 'rejected'
  return {
    refund,
    reason: await listedReason(db, refundReasons, refund.customer_reason),
    lines,
    money: await moneyOf(db, order, refund, cash),
    taken: isDeclined ? none : rewardsOfPart(given, refund.amount, order),
  }
}

const none: Rewards = { points: 0, cashback: 0 }

/** Where cash goes back to: who has no wallet is handed it out. */
export const refundMethodOfCash = (
  { customer_id }: Pick<OrderRow, 'customer_id'>,
  { customer_wallet_status }: { customer_wallet_status: boolean },
): 'wallet' | 'cash' => (customer_id !== null && customer_wallet_status ? 'wallet' : 'cash')

async function moneyOf(
  db: Database,
  order: OrderRow,
  refund: RefundRow,
  cash: 'wallet' | 'cash',
): Promise<RefundMoney[]> {
  if (refund.status === 'rejected') return []
  if (refund.status === 'pending')
    return refundSplit(order, refund.amount, cash).map((part) => ({
      ...part,
      status: 'expected',
      at: expectedAt(part.method, refund),
    }))
  const outside = await moneyOutside(db, order, refund)
  const inWallet = refund.amount - outside.reduce((sum, { due }) => sum + due, 0)
  const decided = present(refund.decided_at, 'the time of the decision')
  return [
    { method: 'wallet' as const, amount: inWallet, status: 'sent' as const, at: decided },
    ...outside.map(({ due: _, ...part }) => part),
  ].filter(({ amount }) => amount > 0)
}

/** What of an approved refund goes back outside the wallet; `due` is the amount before spent rewards were withheld. */
async function moneyOutside(
  db: Database,
  order: OrderRow,
  refund: RefundRow,
): Promise<(RefundMoney & { due: number })[]> {
  const back = await repaymentsOf(db, order.id)
  const part = (method: RefundMethod, due: number, withheld: number, sentAt: Date | null) => ({
    method,
    due,
    amount: due - withheld,
    status: sentAt ? ('sent' as const) : ('pending' as const),
    at: sentAt ?? expectedAt(method, refund),
  })
  const payments = back.payments
    // A payment with a reason is money that the order never took.
    .filter(({ failure_reason }) => failure_reason === null)
    .map(({ gateway, due, kept, withheld, status, updated_at }) =>
      part(
        gateway === 'cash' ? 'cash' : 'gateway',
        due - kept,
        withheld,
        status === 'refunded' ? updated_at : null,
      ),
    )
  const { transfer } = back
  if (!transfer || order.payment_method !== 'offline_payment') return payments
  const { due, kept, withheld, sent_at } = transfer
  return [...payments, part('transfer', (due ?? restOf(order)) - kept, withheld, sent_at)]
}
