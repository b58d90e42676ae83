/** How far ahead an order may be asked for. */
const FURTHEST = 7 * 24 * 60 * 60 * 1000

/** Requests take a moment to arrive: a time this little in the past still means now. */
const GRACE = 5 * 60 * 1000

/**
 * When an order is wanted. The wire carries an ISO instant, or the family's `YYYY-MM-DD HH:MM[:SS]` on the shop's clock.
 * Nothing asked for means now; `undefined` when the text is no time, or one outside the next seven days.
 */
export function readSchedule(text: string | null | undefined, now: Date, timezone: string) {
  if (!text) return { at: now, scheduled: false }
  const at = /Z$|[+-]\d\d:?\d\d$/.test(text) ? new Date(text) : atWallTime(text, timezone)
  const ahead = at.getTime() - now.getTime()
  return ahead >= -GRACE && ahead <= FURTHEST ? { at, scheduled: ahead > GRACE } : undefined
}

/** True for the beginning of a slot: whole slots are counted from 1970, as the storefront offers them. */
export const startsSlot = (at: Date, minutes: number): boolean => at.getTime() % (minutes * 60_000) === 0

/** Reads the text as if it were UTC, then takes off what the shop's clock is ahead by at that moment. */
function atWallTime(text: string, timezone: string): Date {
  const asUtc = new Date(`${text.trim().replace(' ', 'T')}Z`)
  if (Number.isNaN(asUtc.getTime())) return asUtc
  const onTheWall = new Date(`${asUtc.toLocaleString('sv-SE', { timeZone: timezone }).replace(' ', 'T')}Z`)
  return new Date(asUtc.getTime() - (onTheWall.getTime() - asUtc.getTime()))
}
