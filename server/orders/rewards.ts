import { inArray } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { transfers } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { pointsEarned } from '#server/rules/loyalty.ts'
import { bestCashback } from './cashback.ts'
import type { OrderRow } from './move-order.ts'

/** Whole points, and cashback in minor units. */
export type Rewards = { points: number; cashback: number }

const none: Rewards = { points: 0, cashback: 0 }

type Rewarded = Pick<OrderRow, 'customer_id' | 'order_amount' | 'created_at'>

/** Rewards of an order after delivery: points, and the cashback offered when the customer placed it. */
export async function rewardsFor(db: Database, order: Rewarded, settings: ShopSettings): Promise<Rewards> {
  const { customer_id, order_amount, created_at } = order
  if (customer_id === null) return none
  return {
    points: settings.loyalty_point_status ? pointsEarned(order_amount, settings) : 0,
    cashback: settings.customer_wallet_status
      ? ((await bestCashback(db, order_amount, created_at))?.earned ?? 0)
      : 0,
  }
}

/** Rewards that an order has earned or will earn; none for a canceled or refunded order. */
export async function rewardsOf(db: Database, order: OrderRow, settings: ShopSettings): Promise<Rewards> {
  const { id, order_status, delivered, customer_id } = order
  if (customer_id === null || order_status === 'canceled' || order_status === 'refunded') return none
  if (delivered === null) return rewardsFor(db, order, settings)
  return rewardsGiven(db, id)
}

/** What a delivered order has given its customer, taken back since or not. */
export async function rewardsGiven(db: Database, id: number): Promise<Rewards> {
  const [points, cashback] = [pointsOf(id).occasion, cashbackOf(id).occasion]
  const earned = await db
    .select({ occasion: transfers.occasion, amount: transfers.amount })
    .from(transfers)
    .where(inArray(transfers.occasion, [points, cashback]))
  const amountOf = (occasion: string) => earned.find((one) => one.occasion === occasion)?.amount ?? 0
  return { points: amountOf(points), cashback: amountOf(cashback) }
}

export const pointsOf = (id: number) =>
  ({ ledger: 'points', counter: 'orders', occasion: `order_points:${id}` }) as const

export const cashbackOf = (id: number) =>
  ({ ledger: 'wallet', counter: 'cashback', kind: 'CashBack', occasion: `cashback:${id}` }) as const
