import type { OrderDraft } from '#machines/rules/order-draft.ts'
import { type AppliedCoupon, couponDiscount, isDeliveryFree } from '#machines/rules/quote.ts'
import type { Refusal } from '#machines/rules/refusal.ts'

/** What a coupon brings to an order: money off its goods, or its delivery; or nothing, and why. */
export type CouponBenefit =
  | { type: 'goods'; amount: number }
  | { type: 'delivery' }
  | { type: 'nothing'; refusal: Refusal }

export type CouponOrder = Pick<OrderDraft, 'order_type' | 'store' | 'config'> & {
  /** The items' amount after their own discounts. */
  subtotal: number
}

/** Whether a coupon takes something off; the server counts a use only then (docs/contract.md §2, Orders). */
export function couponBenefit(coupon: AppliedCoupon, order: CouponOrder): CouponBenefit {
  const { order_type, store, config, subtotal } = order
  if (coupon.coupon_type !== 'free_delivery') {
    const amount = couponDiscount(coupon, subtotal, config.digit_after_decimal_point)
    return amount > 0 ? { type: 'goods', amount } : nothing('couponNothing')
  }
  if (order_type === 'take_away') return nothing('couponNoDelivery')
  return isDeliveryFree(store, config, subtotal) ? nothing('couponDeliveryFree') : { type: 'delivery' }
}

const nothing = (message: Refusal['message']): CouponBenefit => ({ type: 'nothing', refusal: { message } })
