import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import { type customers, transfers } from '#server/db/schema.ts'
import { type Posting, post, takeUpTo } from '#server/ledger/ledger.ts'
import type { OrderRow } from './move-order.ts'
import { rewardReferrer } from './reward-referrer.ts'
import { cashbackOf, pointsOf, rewardsFor } from './rewards.ts'

type Customer = Pick<typeof customers.$inferSelect, 'id' | 'order_count' | 'referred_by'>

/**
 * What a delivered order earns its customer: points, and the cashback that was offered when it was placed; the first
 * one earns something to whoever brought them. `order_count` includes this order.
 */
export async function rewardDelivery(
  tx: Database,
  order: OrderRow,
  customer: Customer,
  now: Date,
): Promise<void> {
  const settings = (await readSettings(tx))!
  const { points, cashback } = await rewardsFor(tx, order, settings)
  const of = { customer_id: customer.id, reference: String(order.id) }
  const postings: Posting[] = [
    { ...of, ...pointsOf(order.id), kind: 'order_place', amount: points },
    { ...of, ...cashbackOf(order.id), amount: cashback },
  ]
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
