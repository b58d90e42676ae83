import { present } from '#server/assert/present.ts'
/** An instant on the wall clock of the shop. `weekday` counts from Sunday 0; `time` is `HH:MM`, `date` `YYYY-MM-DD`. */
export type WallTime = { date: string; weekday: number; time: string }

const formats = new Map<string, Intl.DateTimeFormat>()
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Reads the shop's clock; `timezone` is an IANA name. */
export function wallTime(instant: Date, timezone: string): WallTime {
  const parts = Object.fromEntries(
    formatFor(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: weekdays.indexOf(present(parts.weekday, 'the weekday')),
    time: `${parts.hour}:${parts.minute}`,
  }
}

function formatFor(timezone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timezone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  formats.set(timezone, format)
  return format
}
