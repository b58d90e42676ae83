import type { DeliveryFee, OrderFigures } from '#openapi/generated/server.ts'
import type { OrderAmounts } from '#server/db/schema.ts'
import { feeParts } from '#server/rules/delivery-fee.ts'
import { type Format, percent } from '#server/wire/format.ts'
import type { Rewards } from './rewards.ts'

export const figuresOnWire = (
  order: OrderAmounts,
  { points, cashback }: Rewards,
  { money, text }: Pick<Format, 'money' | 'text'>,
) =>
  ({
    item_total: money(order.goods_amount),
    store_discount_amount: money(order.store_discount_amount),
    coupon_discount_amount: money(order.coupon_discount_amount),
    coupon_code: order.coupon_code,
    welcome_discount_amount: money(order.welcome_discount_amount),
    delivery_charge: money(order.delivery_charge),
    ...deliveryOnWire(order, money),
    size_charge: money(order.size_charge),
    tax_percentage: percent(order.tax_percentage),
    total_tax_amount: money(order.total_tax_amount),
    tax_status: 'excluded',
    additional_charge: money(order.additional_charge),
    additional_charge_name: order.additional_charge_name && text(order.additional_charge_name),
    dm_tips: money(order.dm_tips),
    order_amount: money(order.order_amount),
    cashback_amount: money(cashback),
    loyalty_point: points,
  }) satisfies OrderFigures

/** Where the charge for the delivery comes from. */
export const deliveryOnWire = (order: OrderAmounts, money: Format['money']) => ({
  original_delivery_charge: money(order.original_delivery_charge),
  delivery_fee: feeOnWire(order, money),
  free_delivery_by: order.free_delivery_by,
})

/** Explains the delivery fee by the charges of its time; `null` when they are unknown or the order has no delivery. */
function feeOnWire({ delivery_fee: by, distance }: OrderAmounts, money: Format['money']): DeliveryFee | null {
  if (!by) return null
  const { byDistance, bounded, increase } = feeParts(distance, by)
  return {
    distance: distance / 1000,
    per_km_shipping_charge: money(by.per_km_shipping_charge),
    distance_charge: money(byDistance),
    minimum_shipping_charge: money(by.minimum_shipping_charge),
    maximum_shipping_charge: by.maximum_shipping_charge === null ? null : money(by.maximum_shipping_charge),
    shipping_charge: money(bounded),
    increased_delivery_fee: percent(by.increased_delivery_fee),
    increased_delivery_charge: money(increase),
  }
}
