import type { Refusal } from '#machines/rules/refusal.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import type { Coupon } from '#openapi/generated/client.ts'
import { type CouponBenefit, type CouponOrder, couponBenefit } from './coupon-benefit.ts'

/** A coupon on the list: what it brings to this order, and why it does not apply. */
export type CouponOffer = { coupon: Coupon; benefit: CouponBenefit; refusal: Refusal | undefined }

type Order = CouponOrder & {
  shopper: Shopper
  /** The calendar day on the shop's clock, `2026-11-20`. */
  today: string
}

/** The coupons to choose from: applicable coupons first, the others with their reason (docs/spec.md §8). */
export const couponOffers = (coupons: readonly Coupon[], order: Order): CouponOffer[] => {
  const offers = coupons.map((coupon) => {
    const benefit = couponBenefit(coupon, order)
    return { coupon, benefit, refusal: couponRefusal(coupon, order) ?? reasonOf(benefit) }
  })
  return [...offers.filter(({ refusal }) => !refusal), ...offers.filter(({ refusal }) => refusal)]
}

const couponRefusal = (coupon: Coupon, { store, subtotal, shopper, today }: Order): Refusal | undefined => {
  if (coupon.store_id !== null && coupon.store_id !== store.id) return { message: 'couponOtherStore' }
  if (coupon.coupon_type === 'first_order' && hasOrdered(shopper)) return { message: 'couponFirstOrder' }
  if (today < coupon.start_date) return { message: 'couponNotYet' }
  if (today > coupon.expire_date) return { message: 'couponOver' }
  if (subtotal < coupon.min_purchase)
    return { message: 'couponMinimum', params: { minimum: coupon.min_purchase } }
  return undefined
}

const reasonOf = (benefit: CouponBenefit) => (benefit.type === 'nothing' ? benefit.refusal : undefined)

const hasOrdered = (shopper: Shopper) => shopper.type === 'customer' && shopper.info.order_count > 0
