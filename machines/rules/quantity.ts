import type { Item } from '#openapi/generated/client.ts'
import { stockOf } from './availability.ts'
import type { Refusal } from './refusal.ts'

/** `null` and 0 both mean that the item has no maximum. */
export const maximumOf = (item: Pick<Item, 'maximum_cart_quantity'>): number =>
  item.maximum_cart_quantity || Number.POSITIVE_INFINITY

/** The most one customer can take: the lesser of stock and maximum (docs/spec.md §5). */
export const mostOf = (item: Item, options: readonly string[]): number =>
  Math.min(stockOf(item, options), maximumOf(item))

/** Why one more than `quantity` is refused (docs/spec.md §5): stock first (never in food), then the maximum. */
export const increaseRefusal = (
  item: Item,
  options: readonly string[],
  quantity: number,
): Refusal | undefined => {
  if (stockOf(item, options) <= quantity) return { message: 'outOfStock' }
  if (maximumOf(item) <= quantity) return { message: 'maximumQuantity', params: { maximum: maximumOf(item) } }
  return undefined
}
