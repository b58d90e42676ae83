import { useSyncExternalStore } from 'react'
import { clock } from '#browser/clock.ts'
import { useConfig } from './config.ts'

/** Minutes since midnight on the shop's clock; views that show opening hours update every minute. */
export function useShopMinute(): number {
  const { timezone } = useConfig()
  const now = () => minuteIn(timezone, clock.now())
  return useSyncExternalStore(everyMinute, now, now)
}

/**
 * When the current minute began, in milliseconds since 1970; views that depend on the time of day update every minute.
 */
export const useMinute = (): number => useSyncExternalStore(everyMinute, thisMinute, thisMinute)

const thisMinute = () => Math.floor(clock.now() / 60_000) * 60_000

/** The calendar day at `moment` in an IANA time zone: 2026-11-20. */
export const dayIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment)

/** The minute of the day at `moment` (milliseconds since 1970) in an IANA time zone. */
export function minuteIn(timeZone: string, moment: number): number {
  const parts = formatIn(timeZone).formatToParts(moment)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return value('hour') * 60 + value('minute')
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

/** Asks more often than the minute changes, because a reading of the server's clock may move it at any time. */
function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 10_000)
  return () => clearInterval(timer)
}
