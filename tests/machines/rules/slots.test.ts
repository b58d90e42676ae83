import { describe, expect, it } from 'vitest'
import { freeDays, leadOf, nextSlots, type SlotDay, slotOn } from '#machines/rules/slots.ts'

const after = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
const slot = (at: string) => ({ at, ends: after(at, 30), begins: after(at, -25) })
const dayOf = (day: string, ...times: string[]): SlotDay => ({
  day,
  slots: times.map((time) => slot(`${day}T${time}:00.000Z`)),
})
const friday = dayOf('2026-11-20', '16:30', '17:00', '17:30')
const saturday = dayOf('2026-11-21', '00:00', '09:00', '17:00', '20:00')
const times = (slots: readonly { at: string }[]) => slots.map(({ at }) => at.slice(8, 16))

describe('free slots', () => {
  it('a slot is free until the store has to begin', () => {
    const at = (time: string) => freeDays([friday], Date.parse(`2026-11-20T${time}:00.000Z`))
    expect(times(at('16:05')[0]!.slots)).toEqual(['20T16:30', '20T17:00', '20T17:30'])
    expect(times(at('16:06')[0]!.slots)).toEqual(['20T17:00', '20T17:30'])
  })

  it('a day whose slots are over is not offered', () => {
    expect(freeDays([friday, saturday], Date.parse('2026-11-20T18:00:00.000Z'))).toEqual([saturday])
  })

  it('the next free ones follow a stale slot, over the end of its day', () => {
    expect(times(nextSlots([friday, saturday], friday.slots[1]!.at, 3))).toEqual([
      '20T17:30',
      '21T00:00',
      '21T09:00',
    ])
  })

  it('the free ones before it are offered when none follows', () => {
    expect(times(nextSlots([friday], friday.slots[2]!.at, 3))).toEqual(['20T16:30', '20T17:00'])
  })
})

describe('how long before a slot a store begins', () => {
  it.each([
    ['15-40 min', 'delivery', 15],
    ['20-60 min', 'delivery', 30],
    ['15-40 min', 'take_away', 40],
    ['25 min', 'delivery', 25],
    ['soon', 'delivery', 0],
  ] as const)('a store of %s begins with a %s order %i minutes before', (delivery_time, order_type, lead) => {
    expect(leadOf({ delivery_time }, order_type, 30)).toBe(lead)
  })
})

describe('another day', () => {
  it('keeps the time of day, and takes the next one where that is not free', () => {
    expect(slotOn(saturday, friday.slots[1]!.at)?.at).toBe('2026-11-21T17:00:00.000Z')
    expect(slotOn(saturday, friday.slots[2]!.at)?.at).toBe('2026-11-21T20:00:00.000Z')
  })

  it('begins with its first slot where none is as late', () => {
    expect(slotOn(dayOf('2026-11-21', '09:00', '10:00'), friday.slots[0]!.at)?.at).toBe(
      '2026-11-21T09:00:00.000Z',
    )
    expect(slotOn({ day: '2026-11-21', slots: [] }, friday.slots[0]!.at)).toBeUndefined()
  })
})
