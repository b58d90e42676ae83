import { DateTime } from 'luxon'
import { minuteOfDay } from '#machines/rules/opening-hours.ts'
import type { StoreDetails } from '#openapi/generated/client.ts'

/** From and to, as instants (ISO 8601); `at` is what an order asks for. */
export type Slot = { at: string; ends: string }
/** `day` is the calendar day on the shop's clock, `2026-11-20`. */
export type SlotDay = { day: string; slots: Slot[] }

export type SlotSource = {
  schedules: StoreDetails['schedules']
  /** Of one slot (config `schedule_order_slot_duration`). */
  minutes: number
  /** IANA name of the shop's zone. */
  timezone: string
  /** Milliseconds since 1970. */
  now: number
}

const MINUTE = 60_000
/** The server takes orders for the next seven days. */
const FURTHEST = 7 * 24 * 60 * MINUTE
/** Less than this ahead is as good as now. */
const SOONEST = 15 * MINUTE

/** When a store could hand over an order that is asked for in advance: whole slots inside its opening hours. */
export function deliverySlots({ schedules, minutes, timezone, now }: SlotSource): SlotDay[] {
  const length = Math.max(minutes, 5) * MINUTE
  const days = new Map<string, Slot[]>()
  const first = Math.ceil((now + SOONEST) / length) * length
  for (let at = first; at + length <= now + FURTHEST; at += length) {
    const { day, weekday, minute } = onTheWall(at, timezone)
    if (!isOpen(schedules, weekday, minute)) continue
    const slots = days.get(day) ?? []
    days.set(day, slots)
    slots.push({ at: new Date(at).toISOString(), ends: new Date(at + length).toISOString() })
  }
  return [...days].map(([day, slots]) => ({ day, slots }))
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

/** Where a moment stands on the shop's clock; Sunday is 0, as in the store's schedules. */
function onTheWall(moment: number, zone: string) {
  const at = DateTime.fromMillis(moment, { zone })
  return { day: at.toFormat('yyyy-MM-dd'), weekday: at.weekday % 7, minute: at.hour * 60 + at.minute }
}
