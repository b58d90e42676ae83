import { type Discount, discountOf } from '#machines/rules/price.ts'
import type { Item } from '#openapi/generated/client.ts'

/** What the discount badge shows, if there is one: `value` with % or as money (docs/spec.md §4). */
export const discountBadge = (
  item: Pick<Item, 'discount' | 'discount_type' | 'store_discount'>,
): Discount | undefined => {
  const discount = discountOf(item)
  return discount.value > 0 ? discount : undefined
}
