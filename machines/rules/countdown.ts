const SECOND = 1_000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Countdown = Record<'days' | 'hours' | 'minutes' | 'seconds', number>

/**
 * Splits the milliseconds left into DD:HH:MM:SS (docs/spec.md §2); a second that has begun counts, so that 0 is the end
 * itself.
 */
export const countdownOf = (left: number): Countdown => {
  const seconds = Math.ceil(Math.max(0, left) / SECOND)
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
    seconds: seconds % MINUTE,
  }
}

/** Milliseconds until `countdownOf` says something else. */
export const untilNextSecond = (left: number): number => left % SECOND || SECOND
