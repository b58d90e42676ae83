/**
 * Shares of an amount in whole minor units, by weight: as near as can be, and together the whole. What is left over by
 * rounding down goes to the largest fractions, the first of equal ones. Nothing is shared by no weight.
 */
export function shareOut(amount: number, weights: number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (whole === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((part) => Number(part / whole))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const largestFirst = exact
    .map((part, at) => ({ at, rest: part % whole }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
  for (const { at } of largestFirst.slice(0, left)) shares[at]! += 1
  return shares
}
