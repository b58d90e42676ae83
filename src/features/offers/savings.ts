import { cardPrice } from '#machines/rules/card-price.ts'
import type { Item, Store } from '#openapi/generated/client.ts'

/** What the discount of an item takes off one piece, as its card shows it. */
export function savedOn(item: Item, digits: number): number {
  const { was, now } = cardPrice(item, digits)
  return was - now
}

/** The largest discount in whole percent; 0 without any. */
export const mostSaved = (items: readonly Item[], digits: number): number =>
  Math.max(
    0,
    ...items.map((item) => {
      const { was, now } = cardPrice(item, digits)
      return was > 0 ? Math.round(((was - now) / was) * 100) : 0
    }),
  )

/** What a store takes off: the percentage of everything it sells, or at most so much of some of its items. */
export type StoreSaving = { percent: number; isOnAll: boolean }

export const savingAt = (
  { id, discount }: Pick<Store, 'id' | 'discount'>,
  discounted: readonly Item[],
  digits: number,
): StoreSaving =>
  discount
    ? { percent: discount.discount, isOnAll: true }
    : {
        percent: mostSaved(
          discounted.filter(({ store_id }) => store_id === id),
          digits,
        ),
        isOnAll: false,
      }
