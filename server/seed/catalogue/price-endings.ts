/*
 * Prices in minor units, rounded to an ending that a shopkeeper would write. Every rule leaves its own results unchanged,
 * so that the first variation of an item costs what the item costs.
 */

/** Dishes end in .00 or .50. */
export const kitchenPrice = (price: number) => Math.round(price / 50) * 50

/**
 * Goods end in .00, .50 or .95 below 100 in the currency, in a whole 0, 5 or 9 below 1,000, and in 49 or 99 above. The
 * endings repeat every `period`.
 */
const retailClasses = [
  { below: 10_000, period: 100, endings: [0, 50, 95] },
  { below: 100_000, period: 1000, endings: [0, 500, 900] },
  { below: Number.POSITIVE_INFINITY, period: 10_000, endings: [4900, 9900] },
]

export function retailPrice(price: number): number {
  // Every price is below the end of the last class.
  const { below, period, endings } = retailClasses.find((one) => price < one.below)!
  const base = Math.floor(price / period) * period
  const candidates = [base - period, base, base + period]
    .flatMap((start) => endings.map((ending) => start + ending))
    .filter((one) => one > 0 && one < below)
  return candidates.reduce((best, one) => (Math.abs(one - price) < Math.abs(best - price) ? one : best))
}
