import type { Refusal } from '#machines/rules/refusal.ts'
import type { Coupon } from '#openapi/generated/client.ts'

/** A coupon on the list, and why it does not apply to this order. */
export type CouponOffer = { coupon: Coupon; refusal: Refusal | undefined }

type Order = {
  store_id: number
  /** The items' amount after their own discounts. */
  goods: number
  /** The calendar day on the shop's clock, `2026-11-20`. */
  today: string
}

/** The coupons to choose from: applicable coupons first, the others with their reason (docs/spec.md §8). */
export const couponOffers = (coupons: readonly Coupon[], order: Order): CouponOffer[] => {
  const offers = coupons.map((coupon) => ({ coupon, refusal: couponRefusal(coupon, order) }))
  return [...offers.filter(({ refusal }) => !refusal), ...offers.filter(({ refusal }) => refusal)]
}

const couponRefusal = (coupon: Coupon, { store_id, goods, today }: Order): Refusal | undefined => {
  if (coupon.store_id !== null && coupon.store_id !== store_id) return { message: 'couponOtherStore' }
  if (today < coupon.start_date) return { message: 'couponNotYet' }
  if (today > coupon.expire_date) return { message: 'couponOver' }
  if (goods < coupon.min_purchase)
    return { message: 'couponMinimum', params: { minimum: coupon.min_purchase } }
  return undefined
}
