import { describe, expect, it } from 'vitest'
import { deliverySlots } from '#src/checkout/delivery-slots.ts'

/** A Friday, 20:07 in Dubai. */
const now = Date.parse('2026-11-20T16:07:00Z')
const source = { minutes: 30, timezone: 'Asia/Dubai', now }
const FRIDAY = 5

describe('times an order can be asked for', () => {
  it('begin a quarter of an hour ahead and end when the store closes', () => {
    const schedules = [{ day: FRIDAY, opening_time: '09:00', closing_time: '22:00' }]
    const [today] = deliverySlots({ ...source, schedules })
    expect(today?.day).toBe('2026-11-20')
    expect(today?.slots[0]).toEqual({ at: '2026-11-20T16:30:00.000Z', ends: '2026-11-20T17:00:00.000Z' })
    expect(today?.slots.at(-1)?.at).toBe('2026-11-20T17:30:00.000Z')
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

  it('are none where the store does not open', () => {
    expect(deliverySlots({ ...source, schedules: [] })).toEqual([])
  })
})
