import type { DiscountBy, DiscountType } from '#server/db/shapes.ts'
import { percentOf } from './money.ts'

export type Discount = { discount: number; discount_type: DiscountType }

/**
 * The one discount an item is sold with: a running flash sale first, then the store's percentage when it has one
 * (docs/spec.md §4), then the item's own.
 */
export function discountInForce(item: Discount, storePercent: number, flash: Discount | null) {
  if (flash) return inForce(flash, 'flash_sale')
  return storePercent > 0
    ? inForce({ discount: storePercent, discount_type: 'percent' }, 'store')
    : inForce(item, 'item')
}

const inForce = ({ discount, discount_type }: Discount, discount_by: DiscountBy) => ({
  discount,
  discount_type,
  discount_by,
})

/** What one unit at `price` is cheaper by, never more than the price. */
export function discountOn(price: number, { discount, discount_type }: Discount): number {
  return Math.min(price, discount_type === 'percent' ? percentOf(price, discount) : discount)
}
