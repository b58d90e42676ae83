import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import { type customers, transfers } from '#server/db/schema.ts'
import { type Posting, post, takeUpTo } from '#server/ledger/ledger.ts'
import { pointsEarned } from '#server/rules/loyalty.ts'
import { bestCashback } from './cashback.ts'
import type { OrderRow } from './move-order.ts'
import { rewardReferrer } from './reward-referrer.ts'

type Customer = Pick<typeof customers.$inferSelect, 'id' | 'order_count' | 'referred_by'>

/**
 * What a delivered order earns its customer: points, and the cashback that was offered when it was placed; the first
 * one earns something to whoever brought them. `order_count` includes this order.
 */
export async function rewardDelivery(
  tx: Database,
  { id, order_amount, created_at }: OrderRow,
  customer: Customer,
  now: Date,
): Promise<void> {
  const settings = (await readSettings(tx))!
  const order = { customer_id: customer.id, reference: String(id) }
  const postings: Posting[] = []
  if (settings.loyalty_point_status)
    postings.push({
      ...order,
      ...pointsOf(id),
      kind: 'order_place',
      amount: pointsEarned(order_amount, settings),
    })
  if (settings.customer_wallet_status)
    postings.push({
      ...order,
      ...cashbackOf(id),
      amount: (await bestCashback(tx, order_amount, created_at))?.earned ?? 0,
    })
  await post(
    tx,
    postings.filter(({ amount }) => amount > 0),
    now,
  )
  if (customer.referred_by !== null && customer.order_count === 1)
    await rewardReferrer(tx, { referrer: customer.referred_by, friend: customer.id, settings }, now)
}

/** Takes points and cashback of a refunded order back, as far as the customer still has them. */
export async function takeRewardsBack(tx: Database, { id, customer_id }: OrderRow, now: Date): Promise<void> {
  if (customer_id === null) return
  for (const { occasion, ...reward } of [
    { ...pointsOf(id), kind: 'order_refund' } as const,
    cashbackOf(id),
  ]) {
    const [earned] = await tx
      .select({ amount: transfers.amount })
      .from(transfers)
      .where(and(eq(transfers.ledger, reward.ledger), eq(transfers.occasion, occasion)))
    const back = { ...reward, customer_id, occasion: `${occasion}:back`, reference: String(id) }
    if (earned) await takeUpTo(tx, { ...back, amount: earned.amount }, now)
  }
}

const pointsOf = (id: number) =>
  ({ ledger: 'points', counter: 'orders', occasion: `order_points:${id}` }) as const

const cashbackOf = (id: number) =>
  ({ ledger: 'wallet', counter: 'cashback', kind: 'CashBack', occasion: `cashback:${id}` }) as const
