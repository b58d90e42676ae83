import type { OrderAmounts, OrderType } from '#server/db/schema.ts'

/** What of an order rewards depend on. */
export type Sold = { order_type: OrderType } & Pick<
  OrderAmounts,
  | 'goods_amount'
  | 'store_discount_amount'
  | 'coupon_discount_amount'
  | 'welcome_discount_amount'
  | 'total_tax_amount'
  | 'delivery_charge'
  | 'size_charge'
>

/**
 * What points, cashback and their minimums count of an order, in minor units: the goods as paid, after all discounts and
 * without tax; of a parcel, its delivery (decision 039).
 */
export const rewardedAmount = (order: Sold): number =>
  order.order_type === 'parcel'
    ? order.delivery_charge + order.size_charge
    : order.goods_amount -
      order.store_discount_amount -
      order.coupon_discount_amount -
      order.welcome_discount_amount

/** The share of a reward, or of the rewarded amount, that a refund takes back; the shop takes the fraction back, too. */
export function rewardedShare(whole: number, refunded: number, order: Sold): number {
  // A refund of lines contains their tax, and a refund of the whole order its fees and its tip as well.
  const base = rewardedAmount(order) + order.total_tax_amount
  return refunded >= base
    ? whole
    : Number((BigInt(whole) * BigInt(refunded) + BigInt(base - 1)) / BigInt(base))
}
