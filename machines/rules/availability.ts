import type { Item } from '#openapi/generated/client.ts'
import { isOpenAt } from './opening-hours.ts'
import { type Selection, selectedVariation } from './variations.ts'

/**
 * May the item be bought at this minute of the day (docs/spec.md §4)? `later`: it is outside its window, but the store takes
 * scheduled orders, so the buttons are still offered.
 */
export const availabilityAt = (
  now: number,
  item: Pick<Item, 'available_time_starts' | 'available_time_ends' | 'schedule_order'>,
): 'now' | 'later' | 'closed' => {
  if (isOpenAt(now, item.available_time_starts, item.available_time_ends)) return 'now'
  return item.schedule_order ? 'later' : 'closed'
}

/** Stock is kept of everything but food; an item without a stock number is never out. */
export const stockOf = (item: Item, options: readonly string[]): number => {
  if (item.module_type === 'food') return Number.POSITIVE_INFINITY
  return selectedVariation(item, options)?.stock ?? item.stock ?? Number.POSITIVE_INFINITY
}

/** What the Out of Stock button shows for: the chosen variation is out, or the item itself (docs/spec.md §4). */
export const outOfStock = (
  item: Item,
  { options }: Pick<Selection, 'options'>,
): 'outOfStock' | 'variationOutOfStock' | undefined => {
  if (stockOf(item, options) > 0) return undefined
  return selectedVariation(item, options) ? 'variationOutOfStock' : 'outOfStock'
}

/** A campaign item runs between dates, is bought at once and never put in the cart (docs/spec.md §3, §4). */
export const isCampaign = (item: Pick<Item, 'available_date_starts'>): boolean =>
  Boolean(item.available_date_starts)
