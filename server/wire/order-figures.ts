import type { OrderFigures } from '#openapi/generated/server.ts'
import type { orders } from '#server/db/schema.ts'
import type { Rewards } from '#server/orders/rewards.ts'
import { percent } from './format.ts'

/** What of an order says how its amount comes about, in minor units. */
export type Figures = Pick<
  typeof orders.$inferSelect,
  | 'goods_amount'
  | 'store_discount_amount'
  | 'coupon_discount_amount'
  | 'coupon_code'
  | 'welcome_discount_amount'
  | 'tax_percentage'
  | 'total_tax_amount'
  | 'delivery_charge'
  | 'original_delivery_charge'
  | 'free_delivery_by'
  | 'additional_charge'
  | 'dm_tips'
  | 'order_amount'
>

export const figuresOnWire = (
  order: Figures,
  { points, cashback }: Rewards,
  money: (minor: number) => number,
) =>
  ({
    item_total: money(order.goods_amount),
    store_discount_amount: money(order.store_discount_amount),
    coupon_discount_amount: money(order.coupon_discount_amount),
    coupon_code: order.coupon_code,
    welcome_discount_amount: money(order.welcome_discount_amount),
    delivery_charge: money(order.delivery_charge),
    original_delivery_charge: money(order.original_delivery_charge),
    free_delivery_by: order.free_delivery_by,
    tax_percentage: percent(order.tax_percentage),
    total_tax_amount: money(order.total_tax_amount),
    tax_status: 'excluded',
    additional_charge: money(order.additional_charge),
    dm_tips: money(order.dm_tips),
    order_amount: money(order.order_amount),
    cashback_amount: money(cashback),
    loyalty_point: points,
  }) satisfies OrderFigures
