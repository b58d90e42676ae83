import type { LineAgain, OrderAgainPreview } from '#openapi/generated/client.ts'

/** The Idempotency-Key of one attempt. */
export const attemptKey = ({ key, attempt }: { key: string; attempt: number }): string => `${key}-${attempt}`

/** How a line that can be had differs from the line that was ordered. Amounts are of one unit. */
export type AgainChange =
  | { type: 'repriced'; was: number; now: number }
  | { type: 'fewer'; left: number; why: 'stock' | 'limit' }
  | { type: 'withoutAddOns'; names: string[] }
  /** The item is sold from `starts` to `ends` only, and the store takes orders for later. */
  | { type: 'later'; starts: string; ends: string }

export const changesOf = (line: LineAgain): AgainChange[] => [
  ...(line.price !== null && line.price !== line.old_price
    ? [{ type: 'repriced' as const, was: line.old_price, now: line.price }]
    : []),
  ...(line.shortage ? [{ type: 'fewer' as const, left: line.quantity, why: line.shortage }] : []),
  ...(line.missing_add_ons.length > 0
    ? [{ type: 'withoutAddOns' as const, names: line.missing_add_ons }]
    : []),
  ...laterOf(line),
]

function laterOf({ available_time_starts: starts, available_time_ends: ends }: LineAgain): AgainChange[] {
  return starts && ends ? [{ type: 'later', starts, ends }] : []
}

/** The lines of an order by what becomes of them, each in the order in which they were ordered. */
export const sortedLines = ({ lines }: Pick<OrderAgainPreview, 'lines'>) => ({
  available: lines.filter(({ reason }) => reason === null),
  inCart: lines.filter(({ reason }) => reason === 'in_cart'),
  missing: lines.filter(({ reason }) => reason !== null && reason !== 'in_cart'),
})
