import { describe, expect, it } from 'vitest'
import { isOpenAt, minuteOfDay } from '#machines/rules/opening-hours.ts'

const at = minuteOfDay

describe('minuteOfDay', () => {
  it('reads hours and minutes, with or without seconds', () => {
    expect([at('00:00'), at('07:05:59'), at('23:59:00')]).toEqual([0, 425, 1439])
  })
})

describe('isOpenAt', () => {
  it('includes both ends of a window', () => {
    const hours = ['06:59', '07:00', '11:00', '11:01'].map((now) => isOpenAt(at(now), '07:00:00', '11:00:00'))
    expect(hours).toEqual([false, true, true, false])
  })

  it('runs across midnight', () => {
    const hours = ['21:59', '22:00', '23:59', '00:00', '02:00', '02:01', '12:00'].map((now) =>
      isOpenAt(at(now), '22:00:00', '02:00:00'),
    )
    expect(hours).toEqual([false, true, true, true, true, false, false])
  })

  it('is the whole day without both ends', () => {
    expect([isOpenAt(0, null, '11:00:00'), isOpenAt(0, '07:00:00', null)]).toEqual([true, true])
  })
})
