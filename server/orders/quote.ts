import type { OrderPlacement } from '#openapi/generated/server.ts'
import type { LineItem } from '#server/cart/goods.ts'
import type { FreeDeliveryBy } from '#server/db/schema.ts'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import { freeDeliveryBy } from '#server/rules/delivery-fee.ts'
import { discountInForce } from '#server/rules/discount.ts'
import { type LinePrice, linePrice } from '#server/rules/line-price.ts'
import { toMinor } from '#server/rules/money.ts'
import { type OrderTotal, orderTotal } from '#server/rules/order-total.ts'

export type PricedLine = { lineItem: LineItem; price: LinePrice }

export const priceLines = (items: LineItem[]): PricedLine[] =>
  items.map((line) => ({
    lineItem: line,
    price: linePrice(
      line.choice.unitPrice,
      line.quantity,
      discountInForce(line.item, line.store.discount, line.flash),
      line.addOns,
    ),
  }))

/** Goods before and after the discounts of store and items, in minor units. */
export function itemsValue(lines: PricedLine[]): { full: number; discounted: number } {
  const full = lines.reduce((sum, { price }) => sum + price.subtotal, 0)
  return { full, discounted: full - lines.reduce((sum, { price }) => sum + price.discount, 0) }
}

/** For a courier; orders that are collected have none. */
export const tipsOf = (
  { order_type, dm_tips = 0 }: Pick<OrderPlacement, 'order_type' | 'dm_tips'>,
  { dm_tips_status, currency }: ShopSettings,
): number => (order_type !== 'take_away' && dm_tips_status ? toMinor(dm_tips, currency.digits) : 0)

export type Quote = OrderTotal & {
  /** Hundredths of a percent. */
  taxRate: number
  /** Before it is waived, and who waives it. */
  fee: number
  freeDeliveryBy: FreeDeliveryBy | null
  deliveryCharge: number
  sizeCharge: number
  additionalCharge: number
  /** What it is called; `null` when nothing is charged. */
  additionalChargeName: Text | null
  tips: number
}

type Terms = {
  store: { tax: number; free_delivery: boolean }
  settings: Pick<ShopSettings, 'free_delivery_over' | 'additional_charge'>
  /** The fee before it is waived; 0 when the customer collects. */
  fee: number
  couponDiscount: number
  welcomeDiscount: number
  couponFreesDelivery: boolean
  tips: number
  /** Only of a parcel. */
  sizeCharge?: number
}

/** What the customer pays and why. */
export function quote(lines: PricedLine[], { store, settings, fee, tips, ...terms }: Terms): Quote {
  const { discounted } = itemsValue(lines)
  const couponBy = terms.couponFreesDelivery ? 'coupon' : null
  const freeBy = freeDeliveryBy(store, discounted, settings.free_delivery_over) ?? couponBy
  const deliveryCharge = freeBy ? 0 : fee
  const { status: isCharged, name, amount } = settings.additional_charge
  const additionalCharge = isCharged ? amount : 0
  const { couponDiscount, welcomeDiscount, sizeCharge = 0 } = terms
  const charges = {
    couponDiscount,
    welcomeDiscount,
    tax: store.tax,
    deliveryCharge,
    sizeCharge,
    additionalCharge,
    tips,
  }
  return {
    ...orderTotal(
      lines.map(({ price }) => price),
      charges,
    ),
    taxRate: store.tax,
    fee,
    freeDeliveryBy: fee > 0 ? freeBy : null,
    deliveryCharge,
    sizeCharge,
    additionalCharge,
    additionalChargeName: additionalCharge > 0 ? name : null,
    tips,
  }
}
