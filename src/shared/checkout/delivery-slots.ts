import { DateTime } from 'luxon'
import { minuteOfDay } from '#machines/rules/opening-hours.ts'
import { type SlotDay, SOONEST } from '#machines/rules/slots.ts'
import type { StoreDetails } from '#openapi/generated/client.ts'

export type SlotSource = {
  schedules: StoreDetails['schedules']
  /** Of one slot (config `schedule_order_slot_duration`). */
  minutes: number
  /** Minutes that the work begins before the slot. */
  lead: number
  /** IANA name of the shop's zone. */
  timezone: string
  /** Milliseconds since 1970. */
  now: number
}

const MINUTE = 60_000
const DAY = 24 * 60
/** The server takes orders for the next seven days. */
const FURTHEST = 7 * DAY * MINUTE

/**
 * When a customer could have an order that is asked for in advance: whole slots, counted from midnight on the shop's clock,
 * that begin while the store is open and that it can begin with while it is open.
 */
export function deliverySlots({ schedules, minutes, lead, timezone, now }: SlotSource): SlotDay[] {
  const length = Math.max(minutes, 5)
  const beginsFor = (at: number) => at - Math.max(lead * MINUTE, SOONEST)
  const inTime = (at: number) => beginsFor(at) >= now && at + length * MINUTE <= now + FURTHEST
  const isOpenBefore = (at: number) => {
    const work = DateTime.fromMillis(at - lead * MINUTE, { zone: timezone })
    return isOpen(schedules, work.weekday % 7, work.hour * 60 + work.minute)
  }
  const today = DateTime.fromMillis(now, { zone: timezone })
  const minutesOfDay = Array.from({ length: Math.ceil(DAY / length) }, (_, slot) => slot * length)
  return Array.from({ length: 8 }, (_, days) => today.plus({ days }))
    .map((day) => ({
      day: day.toFormat('yyyy-MM-dd'),
      slots: minutesOfDay
        .filter((minute) => isOpen(schedules, day.weekday % 7, minute))
        .flatMap((minute) => momentOf(day, minute))
        .filter((at) => inTime(at) && isOpenBefore(at))
        .map((at) => ({
          at: new Date(at).toISOString(),
          ends: new Date(at + length * MINUTE).toISOString(),
          begins: new Date(beginsFor(at)).toISOString(),
        })),
    }))
    .filter(({ slots }) => slots.length > 0)
}

/** Nothing for a minute that the clock leaps over. */
function momentOf(day: DateTime, minute: number): number[] {
  const [hour, past] = [Math.floor(minute / 60), minute % 60]
  const at = day.set({ hour, minute: past, second: 0, millisecond: 0 })
  return at.hour === hour && at.minute === past ? [at.toMillis()] : []
}

/** A span of today covers the minute, or one of yesterday that runs past midnight; the closing minute is closed. */
function isOpen(schedules: StoreDetails['schedules'], weekday: number, minute: number): boolean {
  return schedules.some(({ day, opening_time, closing_time }) => {
    const [opens, closes] = [minuteOfDay(opening_time), minuteOfDay(closing_time)]
    const pastMidnight = closes <= opens
    if (day === weekday) return opens <= minute && (minute < closes || pastMidnight)
    return pastMidnight && day === (weekday + 6) % 7 && minute < closes
  })
}
