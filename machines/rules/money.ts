/**
 * Rounds half up at `digits` decimals: the one place where money is rounded on this side of the wire (docs/contract.md
 * §1). Twelve significant digits absorb binary noise, so that 1.005 at two decimals is 1.01.
 */
export const roundMoney = (amount: number, digits: number): number => {
  const scale = 10 ** digits
  return Math.floor(Number((amount * scale).toPrecision(12)) + 0.5) / scale
}
