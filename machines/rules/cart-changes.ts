import type { CartLine } from '#openapi/generated/client.ts'
import { isSameLine } from './same-variation.ts'

/** What another tab did to a line: `was` and `now` are pieces, and 0 is a line that is not there. */
export type CartChange = { line: CartLine; was: number; now: number }

/** The lines that differ between two moments of a cart, in the order of the later one; lines that went come last. */
export const cartChanges = (before: readonly CartLine[], now: readonly CartLine[]): CartChange[] => [
  ...now.flatMap((line) => {
    const known = before.find(({ id }) => id === line.id)
    return known && isSameLine(known, line) ? [] : [{ line, was: known?.quantity ?? 0, now: line.quantity }]
  }),
  ...before
    .filter(({ id }) => now.every((line) => line.id !== id))
    .map((line) => ({ line, was: line.quantity, now: 0 })),
]

export const isSameCart = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  cartChanges(one, other).length === 0
