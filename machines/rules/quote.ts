import type {
  CartLine,
  Config,
  Coupon,
  CustomerInfo,
  DistanceMatrix,
  QuoteLine,
  Store,
  Quote as WireQuote,
  ZoneData,
} from '#openapi/generated/client.ts'
import { selectionOf } from './cart-line.ts'
import { roundMoney } from './money.ts'
import { priceTag } from './price.ts'
import { soldLines } from './sold-lines.ts'

/** What delivering to a position costs and how it may be paid, by what the server says of its zone. */
export type Quote = {
  metres: number
  per_km_shipping_charge: number
  minimum_shipping_charge: number
  maximum_shipping_charge: number
  /** Percent on top of the fee while the zone is busy. */
  increased_delivery_fee: number
  cash_on_delivery: boolean
  digital_payment: boolean
  offline_payment: boolean
  maximum_cod_order_amount: number
}

/** Before the server was asked: nothing costs anything and nothing is refused. */
export const noQuote: Quote = {
  metres: 0,
  per_km_shipping_charge: 0,
  minimum_shipping_charge: 0,
  maximum_shipping_charge: Number.POSITIVE_INFINITY,
  increased_delivery_fee: 0,
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment: true,
  maximum_cod_order_amount: Number.POSITIVE_INFINITY,
}

/** The quote for a way; `undefined` when the store's zone does not hold the place, or its module not the zone. */
export const quoteOf = (
  { zone_data }: { zone_data: readonly ZoneData[] },
  { zone_id, module_id }: Pick<Store, 'zone_id' | 'module_id'>,
  metres: number,
): Quote | undefined => {
  const zone = zone_data.find(({ id }) => id === zone_id)
  const charges = zone?.modules.find(({ id }) => id === module_id)?.pivot
  if (!zone || !charges) return undefined
  return {
    metres,
    per_km_shipping_charge: charges.per_km_shipping_charge,
    minimum_shipping_charge: charges.minimum_shipping_charge,
    maximum_shipping_charge: charges.maximum_shipping_charge ?? Number.POSITIVE_INFINITY,
    increased_delivery_fee: zone.increased_delivery_fee_status ? zone.increased_delivery_fee : 0,
    cash_on_delivery: zone.cash_on_delivery === 1,
    digital_payment: zone.digital_payment === 1,
    offline_payment: zone.offline_payment === 1,
    maximum_cod_order_amount: charges.maximum_cod_order_amount ?? Number.POSITIVE_INFINITY,
  }
}

/** The metres of a measured way; 0 when there is none. */
export const metresOf = ({ rows }: DistanceMatrix): number => rows[0]?.elements[0]?.distance.value ?? 0

/** The delivery fee before a waiver: per kilometre within the zone's bounds, plus the surcharge. */
export const deliveryFee = (quote: Quote, digits: number): number => {
  const byDistance = roundMoney((quote.metres * quote.per_km_shipping_charge) / 1000, digits)
  const fee = Math.max(quote.minimum_shipping_charge, Math.min(byDistance, quote.maximum_shipping_charge))
  return roundMoney(fee + roundMoney((fee * quote.increased_delivery_fee) / 100, digits), digits)
}

/** A coupon that takes nothing off: none was applied. */
export const noCoupon: Pick<
  Coupon,
  'code' | 'discount' | 'discount_type' | 'coupon_type' | 'min_purchase' | 'max_discount'
> = {
  code: '',
  discount: 0,
  discount_type: 'amount',
  coupon_type: 'default',
  min_purchase: 0,
  max_discount: null,
}
export type AppliedCoupon = typeof noCoupon

/** The discount of a coupon on items already discounted: never more than they cost, and 0 below its minimum. */
export const couponDiscount = (coupon: AppliedCoupon, subtotal: number, digits: number): number => {
  if (coupon.coupon_type === 'free_delivery' || subtotal < coupon.min_purchase) return 0
  const wanted =
    coupon.discount_type === 'percent'
      ? roundMoney((subtotal * coupon.discount) / 100, digits)
      : coupon.discount
  return Math.min(wanted, coupon.max_discount ?? wanted, subtotal)
}

/** The discount of a first order, as the server says of a customer; guests have none. */
export type Welcome =
  | { type: 'guest' }
  | {
      type: 'customer'
      info: Pick<CustomerInfo, 'is_valid_for_discount' | 'discount_amount' | 'discount_amount_type'>
    }

/** The welcome discount on items after all other discounts, never more than they cost. */
export const welcomeDiscount = (shopper: Welcome, subtotal: number, digits: number): number => {
  if (shopper.type === 'guest' || !shopper.info.is_valid_for_discount) return 0
  const { discount_amount, discount_amount_type } = shopper.info
  const wanted =
    discount_amount_type === 'percent'
      ? roundMoney((subtotal * discount_amount) / 100, digits)
      : discount_amount
  return Math.min(wanted, subtotal)
}

export type OrderOf = {
  shopper: Welcome
  lines: readonly CartLine[]
  store: Pick<Store, 'tax' | 'free_delivery'>
  config: Pick<
    Config,
    | 'digit_after_decimal_point'
    | 'free_delivery_over'
    | 'additional_charge_status'
    | 'additional_charge'
    | 'tax_included'
  >
  order_type: 'delivery' | 'take_away'
  quote: Quote
  coupon: AppliedCoupon
  dm_tips: number
}

/** Every line of the summary; `amount` is the total that the customer pays and the server expects. */
export type OrderAmounts = {
  subtotal: number
  discount: number
  couponDiscount: number
  welcomeDiscount: number
  tax: number
  delivery: number
  additional: number
  tips: number
  amount: number
}

/** The lines of a quote, which add up to its total. */
export const amountsOfQuote = ({ lines, total }: Pick<WireQuote, 'lines' | 'total'>): OrderAmounts => {
  const amountOf = (key: QuoteLine['key']) => lines.find((line) => line.key === key)?.amount ?? 0
  const offBy = (key: QuoteLine['key']) => Math.abs(amountOf(key))
  return {
    subtotal: amountOf('goods'),
    discount: offBy('discount'),
    couponDiscount: offBy('coupon_discount'),
    welcomeDiscount: offBy('welcome_discount'),
    tax: amountOf('tax'),
    delivery: amountOf('delivery'),
    additional: amountOf('additional_charge'),
    tips: amountOf('tips'),
    amount: total,
  }
}

/** True when the store always waives the fee, or the shop does for items of this amount after their discounts. */
export const isDeliveryFree = (
  { free_delivery }: Pick<Store, 'free_delivery'>,
  { free_delivery_over: over }: Pick<Config, 'free_delivery_over'>,
  subtotal: number,
): boolean => free_delivery === 1 || (over !== null && subtotal >= over)

/** What an order costs, by the rules that the server computes again (docs/contract.md §1). */
export const orderAmounts = (order: OrderOf): OrderAmounts => {
  const { lines, store, config, quote, coupon } = order
  const digits = config.digit_after_decimal_point
  const tags = soldLines(lines).map((line) => priceTag(line.item, selectionOf(line), digits))
  const subtotal = roundMoney(sum(tags.map(({ full }) => full)), digits)
  const afterDiscount = roundMoney(sum(tags.map(({ total }) => total)), digits)
  const couponOff = couponDiscount(coupon, afterDiscount, digits)
  const afterCoupon = roundMoney(afterDiscount - couponOff, digits)
  const welcomeOff = welcomeDiscount(order.shopper, afterCoupon, digits)
  const taxable = roundMoney(afterCoupon - welcomeOff, digits)
  const tax = config.tax_included ? 0 : roundMoney((taxable * store.tax) / 100, digits)
  const isFree =
    order.order_type === 'take_away' ||
    isDeliveryFree(store, config, afterDiscount) ||
    (coupon.coupon_type === 'free_delivery' && afterDiscount >= coupon.min_purchase)
  const delivery = isFree ? 0 : deliveryFee(quote, digits)
  const additional = config.additional_charge_status ? config.additional_charge : 0
  const tips = tipsOf(order)
  return {
    subtotal,
    discount: roundMoney(subtotal - afterDiscount, digits),
    couponDiscount: couponOff,
    welcomeDiscount: welcomeOff,
    tax,
    delivery,
    additional,
    tips,
    amount: roundMoney(taxable + tax + delivery + additional + tips, digits),
  }
}

/** A take-away order has no courier to tip. */
export const tipsOf = ({ order_type, dm_tips }: Pick<OrderOf, 'order_type' | 'dm_tips'>): number =>
  order_type === 'take_away' ? 0 : dm_tips

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
