/** Milliseconds to wait after the n-th failure in a row: 1 s, 2 s, 4 s ... and never more than 30 s. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** Math.max(0, failures - 1))

const SHORTEST = 1_000
const LONGEST = 30_000
