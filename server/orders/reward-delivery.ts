import type { Database } from '#server/db/engine/open.ts'
import { requireSettings } from '#server/db/read-settings.ts'
import type { CustomerRow, OrderRow } from '#server/db/rows.ts'
import { type Posting, post } from '#server/ledger/ledger.ts'
import { promiseReferral } from './reward-referrer.ts'
import { cashbackOf, pointsOf, rewardsFor } from './rewards.ts'

type Customer = Pick<CustomerRow, 'id' | 'referred_by'>

/**
 * What a delivered order earns its customer: points, and the cashback that was offered when it was placed; the first
 * one may earn something for the customer who brought them.
 */
export async function rewardDelivery(
  tx: Database,
  order: OrderRow,
  customer: Customer,
  now: Date,
): Promise<void> {
  const settings = await requireSettings(tx)
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
  await promiseReferral(tx, order, customer, settings, now)
}
