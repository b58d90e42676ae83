import { describe, expect, it } from 'vitest'
import { parcelNow } from '#machines/orders/parcel-now.ts'
import { parcelAs } from '#tests/machines/samples/shared-parcel.ts'

const attempt = {
  at: '2026-11-20T12:40:00.000Z',
  reason: 'Nobody opened the door',
  waiting_until: '2026-11-20T12:50:00.000Z',
}
const back = (status: 'on_the_way' | 'returned') => ({
  status,
  at: '2026-11-20T12:50:00.000Z',
  fee: null,
  due: null,
})

describe('where a parcel is', () => {
  it.each([
    ['finding', { order_status: 'pending' }],
    ['coming', { order_status: 'accepted' }],
    ['coming', { order_status: 'confirmed' }],
    ['coming', { order_status: 'processing' }],
    ['atSender', { order_status: 'handover' }],
    ['carried', { order_status: 'picked_up' }],
    ['waiting', { order_status: 'picked_up', attempt }],
    ['returning', { order_status: 'picked_up', attempt, return: back('on_the_way') }],
    ['returned', { order_status: 'canceled', attempt, return: back('returned') }],
    ['lost', { order_status: 'canceled', attempt, lost_at: '2026-11-21T12:50:00.000Z' }],
    ['handedOver', { order_status: 'delivered', attempt, lost_at: null }],
    ['handedOver', { order_status: 'refunded' }],
    ['canceled', { order_status: 'canceled' }],
    ['unpaid', { order_status: 'failed' }],
  ] as const)('a parcel is %s with %j', (now, more) => {
    expect(parcelNow(parcelAs(more))).toBe(now)
  })
})
