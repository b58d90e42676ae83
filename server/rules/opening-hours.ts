import type { Hours } from '#server/db/shapes.ts'
import type { WallTime } from '#server/time/shop-clock.ts'

/** True when a span of today covers the time, or one of yesterday that runs past midnight. `closes` is exclusive. */
export function isOpen(hours: Hours, { weekday, time }: WallTime): boolean {
  const today = hours[weekday] ?? []
  const yesterday = hours[(weekday + 6) % 7] ?? []
  return (
    today.some(({ opens, closes }) => opens <= time && (time < closes || closes <= opens)) ||
    yesterday.some(({ opens, closes }) => closes <= opens && time < closes)
  )
}

/** True inside the hours an item is sold, both ends included to the minute; items without hours are sold all day. */
export function isSoldAt(
  item: { available_time_starts: string | null; available_time_ends: string | null },
  time: string,
) {
  const { available_time_starts: starts, available_time_ends: ends } = item
  if (!starts || !ends) return true
  return starts <= ends ? starts <= time && time <= ends : starts <= time || time <= ends
}
