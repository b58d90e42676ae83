import { describe, expect, it } from 'vitest'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { timelineSteps } from '#src/shared/orders/timeline-steps.ts'
import { parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

const placed = '2026-11-20T12:00:00.000Z'
const confirmed = '2026-11-20T12:02:00.000Z'
const picked_up = '2026-11-20T12:20:00.000Z'
const delivered = '2026-11-20T12:31:00.000Z'

const told = (order: TrackedOrder) =>
  timelineSteps(order).map(({ name, state, time }) => [name, state, time] as const)

describe('the four steps of an order', () => {
  it('goes on at the step the status maps to, with the times that were reached', () => {
    expect(told(orderAs('pending'))).toEqual([
      ['placed', 'now', placed],
      ['confirmed', 'next', null],
      ['onTheWay', 'next', null],
      ['delivered', 'next', null],
    ])
    expect(told({ ...orderAs('handover'), confirmed })).toEqual([
      ['placed', 'done', placed],
      ['confirmed', 'now', confirmed],
      ['onTheWay', 'next', null],
      ['delivered', 'next', null],
    ])
    expect(told({ ...orderAs('picked_up'), confirmed, picked_up })).toEqual([
      ['placed', 'done', placed],
      ['confirmed', 'done', confirmed],
      ['onTheWay', 'now', picked_up],
      ['delivered', 'next', null],
    ])
  })

  it('has nothing left to do once it is delivered', () => {
    const states = told({ ...orderAs('delivered'), confirmed, picked_up, delivered }).map(
      ([, state]) => state,
    )
    expect(states).toEqual(['done', 'done', 'done', 'done'])
  })

  it('ends where the order left: what was reached, then why it goes no further', () => {
    const canceled = '2026-11-20T12:05:00.000Z'
    expect(told({ ...orderAs('canceled'), confirmed, canceled })).toEqual([
      ['placed', 'done', placed],
      ['confirmed', 'done', confirmed],
      ['canceled', 'broken', canceled],
    ])
  })

  it('a parcel waits for its courier where other orders wait for their store', () => {
    const parcel = { ...orderAs('accepted'), order_type: 'parcel' as const, accepted: confirmed }
    const steps = [
      ['placed', 'done', placed],
      ['courierFound', 'now', confirmed],
      ['onTheWay', 'next', null],
      ['delivered', 'next', null],
    ]
    expect(told(parcel)).toEqual(steps)
    expect(told({ ...parcel, order_status: 'confirmed', accepted: null, confirmed })).toEqual(steps)
    expect(told({ ...parcel, order_status: 'pending', accepted: null })[1]).toEqual([
      'courierFound',
      'next',
      null,
    ])
  })

  it('a parcel that comes back ends at its sender', () => {
    const at = '2026-11-20T12:50:00.000Z'
    const parcel = { ...orderAs('picked_up'), order_type: 'parcel' as const, accepted: confirmed, picked_up }
    const back = { status: 'on_the_way', at, fee: 10, due: 35 } as const
    const { parcel: handover } = parcelOrderAs('picked_up', { return: back })
    expect(told({ ...parcel, parcel: handover })).toEqual([
      ['placed', 'done', placed],
      ['courierFound', 'done', confirmed],
      ['comingBack', 'now', at],
      ['returned', 'next', null],
    ])
    const returned = parcelOrderAs('canceled', { return: { ...back, status: 'returned' } }).parcel
    expect(told({ ...parcel, order_status: 'canceled', canceled: at, parcel: returned })).toEqual([
      ['placed', 'done', placed],
      ['courierFound', 'done', confirmed],
      ['onTheWay', 'done', picked_up],
      ['returned', 'broken', at],
    ])
  })

  it('a lost parcel ends where it was lost, also on its way back', () => {
    const lost_at = '2026-11-21T13:00:00.000Z'
    const { parcel } = parcelOrderAs('canceled', { lost_at })
    const order = { ...orderAs('canceled'), order_type: 'parcel' as const, accepted: confirmed, picked_up }
    expect(told({ ...order, canceled: lost_at, parcel })).toEqual([
      ['placed', 'done', placed],
      ['courierFound', 'done', confirmed],
      ['onTheWay', 'done', picked_up],
      ['lost', 'broken', lost_at],
    ])
  })

  it('is ready to collect, not on the way, when the customer comes for it', () => {
    const handover = '2026-11-20T12:15:00.000Z'
    expect(told({ ...orderAs('handover'), order_type: 'take_away', confirmed, handover })).toEqual([
      ['placed', 'done', placed],
      ['confirmed', 'done', confirmed],
      ['readyToCollect', 'now', handover],
      ['collected', 'next', null],
    ])
  })
})
