import { describe, expect, it } from 'vitest'
import type { Hours } from '#server/db/shapes.ts'
import { isOpen } from '#server/rules/opening-hours.ts'
import { minutesToSlot, startsSlot } from '#server/rules/schedule.ts'
import { wallTime } from '#server/time/shop-clock.ts'

/** From six in the evening of one day of the week until half past two. */
const nightOf = (weekday: number): Hours =>
  Array.from({ length: 7 }, (_, day) => (day === weekday ? [{ opens: '18:00', closes: '02:30' }] : []))

const [THURSDAY, SATURDAY] = [4, 6]

describe('the night the clock changes', () => {
  it.each([
    ['Europe/Berlin', SATURDAY, '2026-03-28T16:59Z', false],
    ['Europe/Berlin', SATURDAY, '2026-03-28T17:00Z', true],
    ['Europe/Berlin', SATURDAY, '2026-03-29T00:59Z', true],
    // 03:00: there is no half past two.
    ['Europe/Berlin', SATURDAY, '2026-03-29T01:00Z', false],
    ['Europe/Berlin', SATURDAY, '2026-10-24T16:00Z', true],
    ['Europe/Berlin', SATURDAY, '2026-10-25T00:29Z', true],
    ['Europe/Berlin', SATURDAY, '2026-10-25T00:30Z', false],
    // 02:00 again: what the clock shows counts.
    ['Europe/Berlin', SATURDAY, '2026-10-25T01:00Z', true],
    ['Europe/Berlin', SATURDAY, '2026-10-25T01:30Z', false],
    ['America/New_York', SATURDAY, '2026-03-08T06:59Z', true],
    ['America/New_York', SATURDAY, '2026-03-08T07:00Z', false],
    ['America/New_York', SATURDAY, '2026-11-01T05:59Z', true],
    ['America/New_York', SATURDAY, '2026-11-01T06:00Z', true],
    ['America/New_York', SATURDAY, '2026-11-01T07:29Z', true],
    ['America/New_York', SATURDAY, '2026-11-01T07:30Z', false],
    ['Africa/Cairo', THURSDAY, '2026-04-23T15:59Z', false],
    ['Africa/Cairo', THURSDAY, '2026-04-23T16:00Z', true],
    // Midnight is one o'clock of Friday.
    ['Africa/Cairo', THURSDAY, '2026-04-23T22:00Z', true],
    ['Africa/Cairo', THURSDAY, '2026-04-23T23:29Z', true],
    ['Africa/Cairo', THURSDAY, '2026-04-23T23:30Z', false],
    // Thursday has its last hour twice.
    ['Africa/Cairo', THURSDAY, '2026-10-29T20:59Z', true],
    ['Africa/Cairo', THURSDAY, '2026-10-29T21:00Z', true],
    ['Africa/Cairo', THURSDAY, '2026-10-30T00:29Z', true],
    ['Africa/Cairo', THURSDAY, '2026-10-30T00:30Z', false],
  ])('in %s, open from 18:00 of day %i until 02:30, at %s: %s', (timezone, weekday, at, open) => {
    expect(isOpen(nightOf(weekday), wallTime(new Date(at), timezone))).toBe(open)
  })
})

describe('slots', () => {
  it.each([
    ['Asia/Dubai', 30, '2026-11-20T10:30Z', true],
    ['Asia/Dubai', 30, '2026-11-20T10:40Z', false],
    ['Asia/Dubai', 30, '2026-11-20T10:30:01Z', false],
    ['Asia/Kolkata', 60, '2026-11-20T08:30Z', true],
    ['Asia/Kolkata', 60, '2026-11-20T08:00Z', false],
    ['Asia/Kathmandu', 30, '2026-11-20T08:15Z', true],
    // 00:00, 01:30 and 03:00 of a day without 02:00.
    ['Europe/Berlin', 90, '2026-03-28T23:00Z', true],
    ['Europe/Berlin', 90, '2026-03-29T00:30Z', true],
    ['Europe/Berlin', 90, '2026-03-29T01:00Z', true],
    ['Europe/Berlin', 90, '2026-03-29T02:00Z', false],
    ['America/New_York', 120, '2026-03-08T05:00Z', true],
    ['America/New_York', 120, '2026-03-08T08:00Z', true],
    ['America/New_York', 120, '2026-11-01T04:00Z', true],
    ['America/New_York', 120, '2026-11-01T07:00Z', true],
    ['Africa/Cairo', 60, '2026-04-23T22:00Z', true],
  ])('in %s, of %i minutes, at %s: %s', (timezone, minutes, at, starts) => {
    expect(startsSlot(new Date(at), minutes, timezone)).toBe(starts)
  })
})

describe('minutes from the beginning of the work to the slot', () => {
  it.each([
    ['a quick delivery', { least: 15, most: 40 }, 'delivery', { least: 15, most: 45 }],
    [
      'a delivery that may take longer than the slot',
      { least: 20, most: 60 },
      'delivery',
      { least: 30, most: 60 },
    ],
    [
      'an order to collect, which is ready when the slot begins',
      { least: 15, most: 40 },
      'take_away',
      { least: 40, most: 70 },
    ],
  ] as const)('of %s', (_, minutes, order_type, expected) => {
    expect(minutesToSlot(minutes, order_type, 30)).toEqual(expected)
  })
})
