import type { Database } from '#server/db/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import type { customers } from '#server/db/schema.ts'
import { type Posting, post } from '#server/ledger/ledger.ts'
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
      ledger: 'points',
      counter: 'orders',
      kind: 'order_place',
      amount: pointsEarned(order_amount, settings),
      occasion: `order_points:${id}`,
    })
  if (settings.customer_wallet_status)
    postings.push({
      ...order,
      ledger: 'wallet',
      counter: 'cashback',
      kind: 'CashBack',
      amount: (await bestCashback(tx, order_amount, created_at))?.earned ?? 0,
      occasion: `cashback:${id}`,
    })
  await post(
    tx,
    postings.filter(({ amount }) => amount > 0),
    now,
  )
  if (customer.referred_by !== null && customer.order_count === 1)
    await rewardReferrer(tx, { referrer: customer.referred_by, friend: customer.id, settings }, now)
}
