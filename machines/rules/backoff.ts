import { retryAfter } from '#machines/rules/refusal.ts'

/** Milliseconds to wait after the n-th failure in a row: 1 s, 2 s, 4 s ... and never more than 30 s. */
export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** Math.max(0, failures - 1))

/** Milliseconds the server asks to be left alone for, within those bounds; `otherwise` when it does not say. */
export function pauseAsked(error: unknown, otherwise: number): number {
  const seconds = retryAfter(error)
  return seconds === undefined ? otherwise : Math.min(LONGEST, Math.max(SHORTEST, seconds * 1000))
}

const SHORTEST = 1_000
const LONGEST = 30_000
