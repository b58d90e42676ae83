import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { convertedOf } from '#server/ledger/converted.ts'
import { balanceOf, charge, lockAccounts, type Posting, post } from '#server/ledger/ledger.ts'
import { type GivingBack, withhold } from '#server/payments/give-back.ts'
import { worthAtRateOf } from '#server/rules/loyalty.ts'
import type { Sold } from '#server/rules/rewarded.ts'
import { backOf, cashbackOf, pointsOf, rewardsGiven, rewardsOfPart } from './rewards.ts'

/**
 * Takes the rewards of a refund back: those of the whole order, or their part (decision 013). Points that were changed into
 * money come back at the rate they were changed at; they and the cashback leave the wallet, then what goes back another way,
 * and the rest becomes a debt. Call it after the wallet has its part of the refund. Answers the minor units that were kept
 * of what goes back another way.
 */
export async function takeRewardsBack(
  tx: Database,
  order: Sold & Pick<OrderRow, 'id' | 'customer_id'>,
  { amount, goingBack }: { amount: number; goingBack: GivingBack },
  now: Date,
): Promise<number> {
  const { id, customer_id } = order
  if (customer_id === null) return 0
  const { points, cashback } = rewardsOfPart(await rewardsGiven(tx, id), amount, order)
  if (points === 0 && cashback === 0) return 0
  await lockAccounts(tx, customer_id)
  const of = { customer_id, reference: String(id) }
  const spentPoints = Math.max(0, points - (await balanceOf(tx, 'points', customer_id)))
  const worth = worthAtRateOf(spentPoints, await convertedOf(tx, customer_id))
  const withheld = await keepBack(tx, { ...of, owed: worth + cashback }, goingBack, now)

  const reversed = {
    ...of,
    counter: 'loyalty',
    kind: 'loyalty_point',
    occasion: `points_reversed:${id}`,
  } as const
  const postings: Posting[] = [
    { ...reversed, ledger: 'points', kind: 'point_to_wallet', amount: spentPoints },
    { ...of, ...pointsOf(id), kind: 'order_refund', occasion: backOf(pointsOf(id)), amount: -points },
  ]
  await post(
    tx,
    postings.filter(({ amount }) => amount !== 0),
    now,
  )
  const { ledger: _, ...cashbackTaken } = cashbackOf(id)
  if (cashback > 0)
    await charge(tx, { ...of, ...cashbackTaken, occasion: backOf(cashbackTaken), amount: cashback }, now)
  if (worth > 0) await charge(tx, { ...reversed, amount: worth }, now)
  return withheld
}

type Owed = { customer_id: number; reference: string; owed: number }

/** Moves into the wallet what it lacks for an amount, out of money that would go back another way; answers how much. */
async function keepBack(
  tx: Database,
  { owed, ...of }: Owed,
  goingBack: GivingBack,
  now: Date,
): Promise<number> {
  const { customer_id, reference } = of
  const held = await balanceOf(tx, 'wallet', customer_id)
  const debt = await balanceOf(tx, 'debt', customer_id)
  const withheld = await withhold(tx, goingBack, Math.max(0, owed + debt - held))
  if (withheld === 0) return 0
  const money = { ledger: 'wallet', counter: 'gateway', kind: 'order_refund', amount: withheld } as const
  await post(tx, [{ ...of, ...money, occasion: `order_kept:${reference}` }], now)
  return withheld
}
