import { describe, expect, it } from 'vitest'
import { arrivalOf } from '#machines/orders/arrival.ts'
import { runningOrder } from '#tests/machines/samples/live-order.ts'
import { failedAttempt } from '#tests/machines/samples/parcel-order.ts'

const promised = (min: number, max: number, rest: object = {}) =>
  arrivalOf(runningOrder(7, max, { min_delivery_time: min, ...rest }))

describe('when an order arrives', () => {
  it('is a range of minutes, of one number where both ends are the same', () => {
    expect(promised(12, 17)).toEqual({ type: 'minutes', range: [12, 17] })
    expect(promised(9, 9)).toEqual({ type: 'minutes', range: [9] })
  })

  it('begins with one minute: nothing arrives in no minutes at all', () => {
    expect(promised(0, 5)).toEqual({ type: 'minutes', range: [1, 5] })
    expect(promised(0, 1)).toEqual({ type: 'minutes', range: [1] })
  })

  it('is any minute once the promised time is over', () => {
    expect(promised(0, 0)).toEqual({ type: 'soon' })
  })

  it('is a day and a time when it is more than two hours away', () => {
    const schedule_at = '2026-11-26T14:00:00.000Z'
    expect(promised(100, 121, { schedule_at })).toEqual({ type: 'planned', at: schedule_at })
    expect(promised(100, 120, { schedule_at })).toEqual({ type: 'minutes', range: [100, 120] })
  })

  it.each([
    ['an order that is over', { order_status: 'delivered' }],
    ['an order that waits to be paid', { payment_deadline: '2026-11-20T12:30:00.000Z' }],
    ['a prescription without its price', { order_status: 'pending', prescription_order: 1 }],
    [
      'a prescription whose price waits',
      { order_status: 'pending', price_deadline: '2026-11-20T12:30:00.000Z' },
    ],
    ['an order that is ready to collect', { order_status: 'handover', order_type: 'take_away' }],
    [
      'a parcel whose courier waits for the receiver',
      { order_type: 'parcel', parcel: { attempts: [failedAttempt], return: null } },
    ],
    [
      'a parcel that comes back',
      {
        order_type: 'parcel',
        parcel: {
          attempts: [],
          return: { status: 'on_the_way', at: '2026-11-20T12:50:00.000Z', fee: 10, due: 35 },
        },
      },
    ],
  ])('is not promised of %s', (_, rest) => {
    expect(promised(12, 17, rest)).toEqual({ type: 'unknown' })
  })

  it('an arrival is promised of an order that waits for its courier, and of a parcel on its way', () => {
    expect(promised(12, 17, { order_status: 'handover' })).toMatchObject({ type: 'minutes' })
    const parcel = { attempts: [], return: null }
    expect(promised(12, 17, { order_status: 'picked_up', parcel })).toMatchObject({ type: 'minutes' })
  })
})
