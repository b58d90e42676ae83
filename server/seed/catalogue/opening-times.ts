import type { Hours } from '#server/db/shapes.ts'
import { wallTime } from '#server/time/shop-clock.ts'

type Span = { opens: string; closes: string }

const FRIDAY = 5

const daily = (...spans: Span[]): Hours => Array.from({ length: 7 }, () => spans)

const span = (opens: string, closes: string): Span => ({ opens, closes })

/** Hours by the words of stores.ts; on Fridays the morning ends early or begins after prayer. */
const times: Record<string, Hours> = {
  always: daily(span('00:00', '24:00')),
  day: daily(span('08:00', '23:00')),
  kitchen: daily(span('11:00', '01:00')),
  late: daily(span('16:00', '03:00')),
  split: daily(span('09:00', '13:00'), span('16:30', '22:30')).with(FRIDAY, [span('16:30', '23:00')]),
  morning: daily(span('06:00', '14:00')).with(FRIDAY, [span('06:00', '11:00')]),
}

/** `later` is closed at `now` and opens again within hours, so that a closed store can always be seen. */
export function openingTimes(kind: string, now: Date, timezone: string): Hours {
  if (kind === 'later') {
    const { time } = wallTime(now, timezone)
    return time < '12:00' ? daily(span('17:00', '23:30')) : daily(span('06:30', '11:30'))
  }
  const hours = times[kind]
  if (!hours) throw new Error(`No opening times are called ${kind}`)
  return hours
}
