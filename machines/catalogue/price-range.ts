import { typedText } from '#machines/rules/typed-text.ts'

/** From the least price to the greatest, in whole units of the currency. */
export type PriceRange = readonly [least: number, most: number]

/** The whole slider (docs/spec.md §5, §9): nothing is left out. */
export const anyPrice: PriceRange = [0, 20_000]

/** Nearer the handles never come. */
export const PRICE_GAP = 1

export const isAnyPrice = ([least, most]: PriceRange): boolean =>
  least === anyPrice[0] && most === anyPrice[1]

/** The range from this price on; its other end goes along when it would come too near. */
export const withLeast = ([, most]: PriceRange, price: number): PriceRange => {
  const least = between(anyPrice[0], price, anyPrice[1] - PRICE_GAP)
  return [least, Math.max(most, least + PRICE_GAP)]
}

/** The range up to this price; its other end goes along when it would come too near. */
export const withMost = ([least]: PriceRange, price: number): PriceRange => {
  const most = between(anyPrice[0] + PRICE_GAP, price, anyPrice[1])
  return [Math.min(least, most - PRICE_GAP), most]
}

/** Parses the range of an address; an invalid one, or one outside the slider, means any price. */
export function priceRangeOf(least: string | null, most: string | null): PriceRange {
  const range = [
    priceIn(least ?? '') ?? anyPrice[0],
    Math.min(priceIn(most ?? '') ?? anyPrice[1], anyPrice[1]),
  ] as const
  return range[0] <= range[1] ? range : anyPrice
}

/** The price that was typed, in the digits of any keyboard; undefined when it is no whole number. */
export function priceIn(text: string): number | undefined {
  const plain = typedText(text)
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}

/** Where a slider of prices ends: a round price that nothing in the list is above. Unknown prices need the whole slider. */
export function sliderEnd(highest_price: number | undefined): number {
  if (!highest_price) return anyPrice[1]
  const step = Math.max(1, 5 * 10 ** (Math.floor(Math.log10(highest_price)) - 1))
  return Math.min(Math.ceil(highest_price / step) * step, anyPrice[1])
}

/** The range that two handles mean: the last place of the slider leaves no price out. */
export const rangeAt = ([least, most]: PriceRange, end: number): PriceRange => [
  least,
  most < end ? most : anyPrice[1],
]

const between = (least: number, price: number, most: number) => Math.min(Math.max(price, least), most)
