import { wallTime } from '#server/time/shop-clock.ts'

/** How far ahead a customer may schedule an order. */
const FURTHEST = 7 * 24 * 60 * 60 * 1000

/** Requests take a moment to arrive: a time this little in the past still means now. */
const GRACE = 5 * 60 * 1000

/** The time of a scheduled order; without one, now. `undefined` for a time outside the next seven days. */
export function readSchedule(instant: string | null | undefined, now: Date) {
  if (!instant) return { at: now, scheduled: false }
  const at = new Date(instant)
  const ahead = at.getTime() - now.getTime()
  return ahead >= -GRACE && ahead <= FURTHEST ? { at, scheduled: ahead > GRACE } : undefined
}

/** True for the beginning of a slot: slots are counted from midnight on the shop's clock, as the storefront offers them. */
export function startsSlot(at: Date, minutes: number, timezone: string): boolean {
  const [hour, minute] = wallTime(at, timezone).time.split(':').map(Number) as [number, number]
  return at.getTime() % 60_000 === 0 && (hour * 60 + minute) % minutes === 0
}
