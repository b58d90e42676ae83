import { randomInt } from 'node:crypto'
import type { parcelHandovers } from '#server/db/schema.ts'
import type { ParcelRules } from '#server/db/shapes.ts'

/** A parcel that was just placed; its codes differ, so that one is never taken for another. */
export function newHandover(
  order_id: number,
  { handover_codes }: Pick<ParcelRules, 'handover_codes'>,
): typeof parcelHandovers.$inferInsert {
  if (!handover_codes) return { order_id }
  const codes = new Set<string>()
  while (codes.size < 3) codes.add(String(randomInt(10_000)).padStart(4, '0'))
  const [pickup_code, handover_code, return_code] = codes
  // The set has three codes.
  return { order_id, pickup_code: pickup_code!, handover_code: handover_code!, return_code: return_code! }
}
