import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { transfers } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { pointsEarned } from '#server/rules/loyalty.ts'
import { rewardedAmount, rewardedShare, type Sold } from '#server/rules/rewarded.ts'
import { bestCashback } from './cashback.ts'

/** Whole points, and cashback in minor units. */
export type Rewards = { points: number; cashback: number }

const none: Rewards = { points: 0, cashback: 0 }

type Rewarded = Sold & Pick<OrderRow, 'customer_id' | 'created_at'>

/** Rewards of an order after delivery: points, and the cashback offered when the customer placed it. */
export async function rewardsFor(db: Database, order: Rewarded, settings: ShopSettings): Promise<Rewards> {
  const { customer_id, created_at } = order
  if (customer_id === null) return none
  const amount = rewardedAmount(order)
  return {
    points: settings.loyalty_point_status ? pointsEarned(amount, settings) : 0,
    cashback: settings.customer_wallet_status
      ? ((await bestCashback(db, amount, created_at))?.earned ?? 0)
      : 0,
  }
}

/** Rewards that an order has earned or will earn, without what a refund took back; none for a canceled order. */
export async function rewardsOf(db: Database, order: OrderRow, settings: ShopSettings): Promise<Rewards> {
  const { id, order_status, delivered, customer_id } = order
  if (customer_id === null || order_status === 'canceled' || order_status === 'refunded') return none
  if (delivered === null) return rewardsFor(db, order, settings)
  const [given, taken] = [await rewardsGiven(db, id), await rewardsTaken(db, id)]
  return { points: given.points - taken.points, cashback: given.cashback - taken.cashback }
}

/** What a delivered order has given its customer, taken back since or not. */
export const rewardsGiven = (db: Database, id: number): Promise<Rewards> =>
  booked(db, { points: pointsOf(id).occasion, cashback: cashbackOf(id).occasion })

/** What a refund has taken back of it. */
const rewardsTaken = (db: Database, id: number): Promise<Rewards> =>
  booked(db, { points: backOf(pointsOf(id)), cashback: backOf(cashbackOf(id)) })

async function booked(db: Database, occasions: { [Name in keyof Rewards]: string }): Promise<Rewards> {
  const found = await db
    .select({ occasion: transfers.occasion, amount: transfers.amount })
    .from(transfers)
    .where(inArray(transfers.occasion, Object.values(occasions)))
  // Cashback that was spent is taken from the wallet and from the debt.
  const sumOf = (occasion: string) =>
    found.filter((one) => one.occasion === occasion).reduce((sum, { amount }) => sum + amount, 0)
  return { points: sumOf(occasions.points), cashback: sumOf(occasions.cashback) }
}

/** The rewards that a refund takes back. */
export const rewardsOfPart = ({ points, cashback }: Rewards, refunded: number, order: Sold): Rewards => ({
  points: rewardedShare(points, refunded, order),
  cashback: rewardedShare(cashback, refunded, order),
})

/** What takes a reward back. */
export const backOf = ({ occasion }: { occasion: string }): string => `${occasion}:back`

export const pointsOf = (id: number) =>
  ({ ledger: 'points', counter: 'orders', occasion: `order_points:${id}` }) as const

export const cashbackOf = (id: number) =>
  ({ ledger: 'wallet', counter: 'cashback', kind: 'CashBack', occasion: `cashback:${id}` }) as const
