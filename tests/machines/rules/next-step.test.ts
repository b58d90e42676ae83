import { describe, expect, it } from 'vitest'
import { nextStepOf, nextStepOfDraft } from '#machines/rules/next-step.ts'
import { draftOfGuest } from '#tests/machines/samples/checkout.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

const at = '2026-11-21T18:30:00.000Z'
const pending = orderAs('pending')

describe('what comes next after placing', () => {
  it('a draft says how its order is handed over, and when', () => {
    expect(nextStepOfDraft(draftOfGuest)).toEqual({ type: 'delivery' })
    expect(nextStepOfDraft({ ...draftOfGuest, order_type: 'take_away' })).toEqual({ type: 'take_away' })
    expect(nextStepOfDraft({ ...draftOfGuest, schedule_at: at })).toEqual({
      type: 'scheduled',
      order_type: 'delivery',
      at,
    })
    expect(nextStepOfDraft({ ...draftOfGuest, kind: 'prescription' })).toEqual({ type: 'prescription' })
  })

  it('an order says the same while the store has yet to confirm it', () => {
    expect(nextStepOf(pending)).toEqual({ type: 'delivery' })
    expect(nextStepOf({ ...pending, order_type: 'take_away' })).toEqual({ type: 'take_away' })
    expect(nextStepOf({ ...pending, order_type: 'parcel' })).toEqual({ type: 'parcel' })
    expect(nextStepOf({ ...pending, order_type: 'parcel', scheduled: 1, schedule_at: at })).toEqual({
      type: 'scheduled',
      order_type: 'parcel',
      at,
    })
  })

  it('an order for now is not scheduled, although the server dates it', () => {
    expect(nextStepOf({ ...pending, scheduled: 0, schedule_at: at })).toEqual({ type: 'delivery' })
  })

  it('an unpaid order waits for its payment first, when it is paid online or by transfer', () => {
    for (const payment_method of ['digital_payment', 'offline_payment'] as const)
      expect(nextStepOf({ ...pending, payment_method })).toEqual({ type: 'unpaid' })
    expect(nextStepOf({ ...pending, payment_method: 'digital_payment', payment_status: 'paid' })).toEqual({
      type: 'delivery',
    })
  })

  it('a prescription waits for its price', () => {
    expect(nextStepOf({ ...pending, prescription_order: 1 })).toEqual({ type: 'prescription' })
    expect(nextStepOf({ ...pending, prescription_order: 1, priced: at })).toEqual({ type: 'delivery' })
  })

  it('nothing comes next while the price of a prescription waits for the customer', () => {
    const priced = { ...pending, prescription_order: 1, priced: at, price_deadline: at } as const
    expect(nextStepOf(priced)).toBeUndefined()
  })

  it('an order that the store has confirmed, or that is over, needs no such words', () => {
    for (const status of ['confirmed', 'delivered', 'canceled', 'failed'] as const)
      expect(nextStepOf(orderAs(status))).toBeUndefined()
  })
})
