import type { DiscountType } from '#server/db/shapes.ts'
import { percentOf } from './money.ts'

export type CouponRule = {
  coupon_type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery'
  discount: number
  discount_type: DiscountType
  min_purchase: number
  max_discount: number | null
  start_date: Date
  expire_date: Date
  limit_per_customer: number | null
  limit_total: number | null
  total_uses: number
  module_id: number
  store_ids: number[]
  zone_ids: number[]
  active: boolean
}

/**
 * The order that a coupon is checked against. `subtotal` is the amount after the store's discounts, `null` without a cart.
 */
export type CouponUse = {
  now: Date
  store: { id: number; module_id: number; zone_id: number }
  subtotal: number | null
  earlierUses: number
  earlierOrders: number
}

export type CouponProblem = 'unknown' | 'expired' | 'used up' | 'not eligible' | 'below minimum'

/** Why a coupon does not count here, the most final reason first; `undefined` when it does. */
export function couponProblem(coupon: CouponRule, use: CouponUse): CouponProblem | undefined {
  if (!coupon.active || coupon.start_date > use.now) return 'unknown'
  if (coupon.expire_date < use.now) return 'expired'
  if (coupon.limit_total !== null && coupon.total_uses >= coupon.limit_total) return 'used up'
  if (coupon.limit_per_customer !== null && use.earlierUses >= coupon.limit_per_customer) return 'used up'
  if (!isFor(coupon, use)) return 'not eligible'
  return use.subtotal !== null && use.subtotal < coupon.min_purchase ? 'below minimum' : undefined
}

function isFor(coupon: CouponRule, { store, earlierOrders }: CouponUse): boolean {
  return (
    coupon.module_id === store.module_id &&
    (coupon.store_ids.length === 0 || coupon.store_ids.includes(store.id)) &&
    (coupon.zone_ids.length === 0 || coupon.zone_ids.includes(store.zone_id)) &&
    (coupon.coupon_type !== 'first_order' || earlierOrders === 0)
  )
}

/**
 * The discount of a coupon on items already discounted, never more than they cost; a free-delivery coupon takes nothing
 * off them.
 */
export function couponDiscount(coupon: CouponRule, subtotal: number): number {
  if (coupon.coupon_type === 'free_delivery') return 0
  const wanted = coupon.discount_type === 'percent' ? percentOf(subtotal, coupon.discount) : coupon.discount
  return Math.min(wanted, coupon.max_discount ?? wanted, subtotal)
}
