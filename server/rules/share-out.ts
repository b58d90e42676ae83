/**
 * Divides an amount into shares of whole minor units by weight; the shares add up to the amount. The units left by
 * rounding down go to the shares with the largest fractions, the first of equal ones. All shares are 0 when no weight
 * is set.
 */
export function shareOut(amount: number, weights: number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (whole === 0n) return weights.map(() => 0)
  const shares = weights.map((weight) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { units: Number(exact / whole), rest: exact % whole }
  })
  const left = amount - shares.reduce((sum, { units }) => sum + units, 0)
  const largestFirst = shares.toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1))
  for (const share of largestFirst.slice(0, left)) share.units += 1
  return shares.map(({ units }) => units)
}
