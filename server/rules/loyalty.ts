import type { ShopSettings } from '#server/db/shapes.ts'
import { roundHalfUp } from './money.ts'

type Rates = Pick<
  ShopSettings,
  'loyalty_point_exchange_rate' | 'loyalty_point_item_purchase_point' | 'currency'
>

/** Whole points for an amount in minor units; the remainder earns nothing. */
export const pointsEarned = (minor: number, { loyalty_point_item_purchase_point: rate, currency }: Rates) =>
  Math.floor((minor * rate) / (100 * 10 ** currency.digits))

/** Minor units that points are exchanged for. */
export const worthOf = (points: number, { loyalty_point_exchange_rate: rate, currency }: Rates): number =>
  rate > 0 ? roundHalfUp((points * 10 ** currency.digits) / rate) : 0

/** Minor units of some of the points that were changed into money, at the rate of all of them. */
export const worthAtRateOf = (points: number, converted: { points: number; money: number }): number =>
  converted.points > 0
    ? roundHalfUp((converted.money * Math.min(points, converted.points)) / converted.points)
    : 0
