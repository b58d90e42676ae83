/** Half a minor unit and more goes up. Every amount the server computes passes here exactly once. */
export const roundHalfUp = (minor: number): number => Math.floor(minor + 0.5)

/** The largest amount, in minor units: the database keeps amounts in integers of 32 bits. */
export const LARGEST_AMOUNT = 2 ** 31 - 1

/** A share of an amount; `hundredths` is in hundredths of a percent: 12.5 % is 1250. */
export const percentOf = (minor: number, hundredths: number): number =>
  roundHalfUp((minor * hundredths) / 10_000)

/** Minor units as the decimal number of the wire. */
export const toDecimal = (minor: number, digits: number): number => Number(`${minor}e-${digits}`)

/** A decimal number of the wire in minor units; shifting the written number keeps 1.005 from becoming 1.00499. */
export function toMinor(decimal: number, digits: number): number {
  const [mantissa, exponent = '0'] = String(decimal).split('e')
  return roundHalfUp(Number(`${mantissa}e${Number(exponent) + digits}`))
}
