import type { Database } from '#server/db/open.ts'
import { convertedOf } from '#server/ledger/converted.ts'
import { balanceOf, charge, lockAccounts, type Posting, post } from '#server/ledger/ledger.ts'
import { type GivingBack, withhold } from '#server/payments/give-back.ts'
import { worthAtRateOf } from '#server/rules/loyalty.ts'
import type { OrderRow } from './move-order.ts'
import { cashbackOf, pointsOf, rewardsGiven } from './rewards.ts'

/**
 * Takes the rewards of a refunded order back whole (decision 013). Points that were changed into money come back at the
 * rate they were changed at; they and the cashback leave the wallet, then what goes back another way, and the rest becomes
 * a debt. Call it after the wallet has its part of the refund.
 */
export async function takeRewardsBack(
  tx: Database,
  { id, customer_id }: Pick<OrderRow, 'id' | 'customer_id'>,
  goingBack: GivingBack,
  now: Date,
): Promise<void> {
  if (customer_id === null) return
  const { points, cashback } = await rewardsGiven(tx, id)
  if (points === 0 && cashback === 0) return
  await lockAccounts(tx, customer_id)
  const of = { customer_id, reference: String(id) }
  const spentPoints = Math.max(0, points - (await balanceOf(tx, 'points', customer_id)))
  const worth = worthAtRateOf(spentPoints, await convertedOf(tx, customer_id))
  await keepBack(tx, { ...of, owed: worth + cashback }, goingBack, now)

  const reversed = {
    ...of,
    counter: 'loyalty',
    kind: 'loyalty_point',
    occasion: `points_reversed:${id}`,
  } as const
  const { occasion } = pointsOf(id)
  const postings: Posting[] = [
    { ...reversed, ledger: 'points', kind: 'point_to_wallet', amount: spentPoints },
    { ...of, ...pointsOf(id), kind: 'order_refund', occasion: `${occasion}:back`, amount: -points },
  ]
  await post(
    tx,
    postings.filter(({ amount }) => amount !== 0),
    now,
  )
  const { ledger: _, ...cashbackTaken } = cashbackOf(id)
  if (cashback > 0)
    await charge(
      tx,
      { ...of, ...cashbackTaken, occasion: `${cashbackTaken.occasion}:back`, amount: cashback },
      now,
    )
  if (worth > 0) await charge(tx, { ...reversed, amount: worth }, now)
}

type Owed = { customer_id: number; reference: string; owed: number }

/** Moves into the wallet what it lacks for an amount, out of money that would go back another way. */
async function keepBack(
  tx: Database,
  { owed, ...of }: Owed,
  goingBack: GivingBack,
  now: Date,
): Promise<void> {
  const { customer_id, reference } = of
  const held = await balanceOf(tx, 'wallet', customer_id)
  const debt = await balanceOf(tx, 'debt', customer_id)
  const kept = await withhold(tx, goingBack, Math.max(0, owed + debt - held))
  if (kept === 0) return
  const money = { ledger: 'wallet', counter: 'gateway', kind: 'order_refund', amount: kept } as const
  await post(tx, [{ ...of, ...money, occasion: `order_kept:${reference}` }], now)
}
