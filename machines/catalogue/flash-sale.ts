import type { FlashSaleItem, Item } from '#openapi/generated/client.ts'

/** Sold divided by stock times 100 (docs/spec.md §9, flash sale progress). */
export const soldPercent = ({ sold, stock }: Pick<FlashSaleItem, 'sold' | 'stock'>): number =>
  stock > 0 ? Math.min(100, (sold / stock) * 100) : 100

const LONGEST = 25

/** Names on flash-sale cards are cut at 25 letters, except dishes (docs/spec.md §9). */
export const flashName = ({ name, module_type }: Pick<Item, 'name' | 'module_type'>): string => {
  const letters = [...name]
  return module_type === 'food' || letters.length <= LONGEST
    ? name
    : `${letters.slice(0, LONGEST).join('').trimEnd()}…`
}
