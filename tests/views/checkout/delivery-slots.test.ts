import { describe, expect, it } from 'vitest'
import { deliverySlots } from '#src/shared/checkout/delivery-slots.ts'

/** A Friday, 20:07 in Dubai. */
const now = Date.parse('2026-11-20T16:07:00Z')
const source = { minutes: 30, lead: 0, timezone: 'Asia/Dubai', now }
const FRIDAY = 5

describe('times an order can be asked for', () => {
  it('begin a quarter of an hour ahead and end when the store closes', () => {
    const schedules = [{ day: FRIDAY, opening_time: '09:00', closing_time: '22:00' }]
    const [today] = deliverySlots({ ...source, schedules })
    expect(today?.day).toBe('2026-11-20')
    expect(today?.slots[0]).toEqual({
      at: '2026-11-20T16:30:00.000Z',
      ends: '2026-11-20T17:00:00.000Z',
      begins: '2026-11-20T16:15:00.000Z',
    })
    expect(today?.slots.at(-1)?.at).toBe('2026-11-20T17:30:00.000Z')
  })

  it('begin late enough for the store to begin with the order while it is open', () => {
    const schedules = [{ day: FRIDAY, opening_time: '20:00', closing_time: '22:00' }]
    const startsOf = (lead: number, from: string) =>
      deliverySlots({ ...source, lead, now: Date.parse(from), schedules })[0]?.slots.map(({ at }) =>
        at.slice(11, 16),
      )
    expect(startsOf(25, '2026-11-20T16:00:00Z')).toEqual(['16:30', '17:00', '17:30'])
    expect(startsOf(25, '2026-11-20T16:07:00Z')).toEqual(['17:00', '17:30'])
    expect(startsOf(25, '2026-11-20T09:00:00Z')).toEqual(['16:30', '17:00', '17:30'])
    expect(startsOf(40, '2026-11-20T09:00:00Z')).toEqual(['17:00', '17:30'])
  })

  it('go on past midnight under the date the clock shows then', () => {
    const schedules = [{ day: FRIDAY, opening_time: '18:00', closing_time: '01:00' }]
    const days = deliverySlots({ ...source, schedules })
    expect(days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21', '2026-11-27'])
    expect(days[1]?.slots.map(({ at }) => at)).toEqual([
      '2026-11-20T20:00:00.000Z',
      '2026-11-20T20:30:00.000Z',
    ])
  })

  it('are all day where the store never closes, for seven days', () => {
    const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      day,
      opening_time: '00:00',
      closing_time: '00:00',
    }))
    const days = deliverySlots({ ...source, schedules })
    expect(days).toHaveLength(8)
    expect(days[1]?.slots).toHaveLength(48)
  })

  it('begin on the hour of a shop whose clock is half an hour off', () => {
    const schedules = [{ day: FRIDAY, opening_time: '09:00', closing_time: '23:59' }]
    const [today] = deliverySlots({ minutes: 60, lead: 0, timezone: 'Asia/Kolkata', now, schedules })
    expect(today?.slots.map(({ at }) => at)).toEqual(['2026-11-20T16:30:00.000Z', '2026-11-20T17:30:00.000Z'])
  })

  it.each([
    [
      'Europe/Berlin',
      '2026-03-28T22:00:00Z',
      0,
      ['2026-03-28T23:00', '2026-03-29T00:00', '2026-03-29T01:00'],
    ],
    [
      'America/New_York',
      '2026-03-08T03:00:00Z',
      0,
      ['2026-03-08T05:00', '2026-03-08T06:00', '2026-03-08T07:00'],
    ],
    ['Africa/Cairo', '2026-04-23T20:00:00Z', 5, ['2026-04-23T22:00', '2026-04-23T23:00', '2026-04-24T00:00']],
    [
      'Europe/Berlin',
      '2026-10-24T20:00:00Z',
      0,
      ['2026-10-24T22:00', '2026-10-24T23:00', '2026-10-25T01:00', '2026-10-25T02:00'],
    ],
  ])('leap with the clock of %s (%s)', (timezone, from, day, hours) => {
    const schedules = [{ day, opening_time: '00:00', closing_time: '04:00' }]
    const [first] = deliverySlots({ minutes: 60, lead: 0, timezone, now: Date.parse(from), schedules })
    expect(first?.slots.map(({ at }) => at.slice(0, 16))).toEqual(hours)
  })

  it('are none where the store does not open', () => {
    expect(deliverySlots({ ...source, schedules: [] })).toEqual([])
  })
})
