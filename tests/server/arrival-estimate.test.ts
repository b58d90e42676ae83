import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrivalEstimate,
  ENOUGH,
  type ExpectedOrder,
  type Known,
  type PastArrival,
  pastArrival,
} from '#server/rules/arrival-estimate.ts'
import { type RunningStep, runningSteps } from '#server/rules/order-status.ts'
import { beginsAt } from '#server/rules/schedule.ts'

const MINUTE = 60_000
const placed = Date.parse('2026-11-20T12:00:00.000Z')
const at = (minutes: number) => new Date(placed + minutes * MINUTE)

/** Minutes after it was placed at which an order reached each step. */
type Times = Partial<Record<RunningStep, number>>
const usual = { pending: 0, confirmed: 2, processing: 4, handover: 16, picked_up: 20 }

const stampsOf = (times: Times) =>
  Object.fromEntries(
    runningSteps.map((step) => [step, times[step] === undefined ? null : at(times[step])]),
  ) as Record<RunningStep, Date | null>

/** An order that has come as far as its times say; the store promises 20 to 30 minutes. */
const order = (times: Times, rest: Partial<ExpectedOrder> = {}): ExpectedOrder => ({
  order_type: 'delivery',
  order_status: runningSteps.findLast((step) => times[step] !== undefined)!,
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  prescription_order: false,
  priced: null,
  price_by: null,
  price_accepted: null,
  schedule_at: at(0),
  scheduled: false,
  minimum_delivery_minutes: 20,
  maximum_delivery_minutes: 30,
  distance: 3_000,
  ...stampsOf(times),
  ...rest,
})

/** A delivered order whose kitchen took so many minutes and whose ride took so many. */
const delivered = (kitchen: number, ride = 10, distance = 3_000): PastArrival =>
  pastArrival({
    order_type: 'delivery',
    distance,
    schedule_at: at(0),
    scheduled: false,
    minimum_delivery_minutes: 20,
    ...stampsOf({ ...usual, handover: 4 + kitchen, picked_up: 8 + kitchen }),
    delivered: at(8 + kitchen + ride),
  })

/** Kitchens that took from 10 to 49 minutes. */
const forty = Array.from({ length: 40 }, (_, more) => delivered(10 + more))

const minutesOf = (expected: ExpectedOrder, known: Known, now: number) => {
  const estimate = arrivalEstimate(expected, known, at(now))
  return (
    estimate && {
      range: [estimate.earliest, estimate.latest].map((moment) =>
        Math.round((moment.getTime() - at(now).getTime()) / MINUTE),
      ),
      reason: estimate.reason,
    }
  )
}
const rangeOf = (...asked: Parameters<typeof minutesOf>) => minutesOf(...asked)?.range
const none: Known = { past: [] }

describe('the promise of the store stands', () => {
  it('while fewer past orders are known than predict anything', () => {
    expect(rangeOf(order({ pending: 0 }), none, 5)).toEqual([15, 25])
    expect(rangeOf(order({ pending: 0 }), { past: forty.slice(0, ENOUGH - 1) }, 5)).toEqual([15, 25])
    expect(rangeOf(order({ pending: 0 }), { past: forty.slice(0, ENOUGH) }, 5)).not.toEqual([15, 25])
  })

  it.each([
    ['waits for its payment', 0, { payment_method: 'digital_payment' }],
    ['waits for its price', 0, { prescription_order: true }],
    ['is wanted later', 60, { schedule_at: at(60) }],
  ] as const)('for an order that %s', (_, due, rest) => {
    expect(minutesOf(order({ pending: 0 }, rest), { past: forty }, 5)).toEqual({
      range: [due + 15, due + 25],
      reason: null,
    })
  })

  it('for an order for later, which is promised for its slot', () => {
    const later = { schedule_at: at(60), scheduled: true, maximum_delivery_minutes: 50 }
    expect(rangeOf(order({ pending: 0 }, later), { past: forty }, 30)).toEqual([30, 60])
    // The store begins at 40, so that the past orders count from then on.
    expect(rangeOf(order({ pending: 0 }, later), { past: forty }, 40)).toEqual([30, 65])
  })

  it('for a parcel for later, which is collected in its slot', () => {
    const later = { schedule_at: at(60), scheduled: true, order_type: 'parcel' as const }
    expect(rangeOf(order({ pending: 0 }, later), none, 30)).toEqual([50, 60])
  })

  it('for a parcel, which has no store to learn from', () => {
    expect(rangeOf(order({ pending: 0 }, { order_type: 'parcel' }), none, 0)).toEqual([20, 30])
  })
})

describe('the promise made at checkout', () => {
  /** Arrived after 12 to 14 minutes; and after 14 to 33, some of them within the promise. */
  const quick = Array.from({ length: 20 }, (_, more) => delivered(more / 10, 4))
  const mixed = Array.from({ length: 20 }, (_, more) => delivered(2 + more, 4))

  it.each([
    ['is placed', { pending: 0 }],
    ['has its courier', { pending: 0, accepted: 1 }],
    ['is confirmed', { pending: 0, accepted: 1, confirmed: 2 }],
  ])('stands while an order %s, although its store has been quicker', (_, times) => {
    expect(minutesOf(order(times), { past: quick }, 3)).toEqual({ range: [17, 27], reason: null })
  })

  it('gives way to a range of past orders that meets it', () => {
    expect(rangeOf(order({ pending: 0 }), { past: mixed }, 0)).toEqual([15, 32])
  })

  it('gives way to a quick store that has begun to prepare the order', () => {
    const cooking = order({ pending: 0, confirmed: 2, processing: 4 })
    expect(rangeOf(cooking, { past: quick }, 4)).toEqual([8, 10])
  })
})

describe('the range of an order', () => {
  it('is where most past orders arrived', () => {
    // Past orders took from 28 to 67 minutes.
    expect(rangeOf(order({ pending: 0 }), { past: forty }, 0)).toEqual([30, 65])
  })

  it('leaves out the past orders that were quicker at the same step', () => {
    const cooking = order({ pending: 0, confirmed: 2, processing: 4 })
    expect(rangeOf(cooking, { past: forty }, 4)).toEqual([26, 61])
    // After 30 minutes in the kitchen and four for the courier, 20 of the 40 are left: up to 29 minutes more.
    expect(rangeOf(cooking, { past: forty }, 44)).toEqual([2, 22])
  })

  it('narrows with every step', () => {
    const widths = runningSteps
      .filter((step) => step !== 'accepted')
      .map((step, at, all) => {
        const times = Object.fromEntries(all.slice(0, at + 1).map((each) => [each, usual[each]]))
        const [earliest, latest] = rangeOf(order(times), { past: forty }, usual[step])!
        return latest! - earliest!
      })
    expect(widths).toEqual([35, 35, 35, 0, 0])
  })

  it('counts a ride by the way that is left, and the door as a kilometre', () => {
    const riding = order(usual)
    expect(rangeOf(riding, { past: forty }, 24)).toEqual([6, 6])
    expect(rangeOf(riding, { past: forty, metresLeft: 3_000 }, 24)).toEqual([10, 10])
    expect(rangeOf(riding, { past: forty, metresLeft: 1_000 }, 24)).toEqual([5, 5])
    expect(rangeOf({ ...riding, distance: 7_000 }, { past: forty }, 20)).toEqual([20, 20])
  })

  it('rests on the slowest past orders when this one takes longer than nearly all', () => {
    const cooking = order({ ...usual, handover: undefined, picked_up: undefined } as Times, {
      maximum_delivery_minutes: 120,
    })
    const late = rangeOf(cooking, { past: forty }, 66)
    expect(late).toEqual([1, 5])
    expect(rangeOf(cooking, { past: forty }, 100)).toEqual(late)
  })

  it('is now when past orders and the promise are all over', () => {
    expect(minutesOf(order({ pending: 0, confirmed: 2 }), { past: forty }, 70)).toEqual({
      range: [0, 0],
      reason: 'preparation',
    })
    expect(rangeOf(order({ pending: 0 }), none, 40)).toEqual([0, 0])
  })

  it('uses the step before when past orders do not know the last', () => {
    const accepted = order({ pending: 0, accepted: 1 })
    expect(rangeOf(accepted, { past: forty }, 1)).toEqual(rangeOf(order({ pending: 0 }), { past: forty }, 1))
  })

  it('of an order wanted later begins at its time, or when the store begins earlier', () => {
    const later = { schedule_at: at(60) }
    expect(rangeOf(order({ pending: 0, confirmed: 1 }, later), { past: forty }, 60)).toEqual([28, 63])
    const early = order({ pending: 0, confirmed: 1, processing: 50 }, later)
    expect(rangeOf(early, { past: forty }, 50)).toEqual([26, 61])
  })

  it('of a collected order ends when it is ready', () => {
    const past = Array.from({ length: 40 }, (_, more) =>
      pastArrival({
        order_type: 'take_away',
        distance: 0,
        schedule_at: at(0),
        scheduled: false,
        minimum_delivery_minutes: 20,
        ...stampsOf({ pending: 0, handover: 10 + more }),
        delivered: at(200),
      }),
    )
    const collected = { order_type: 'take_away', distance: 0 } as const
    expect(rangeOf(order({ pending: 0 }, collected), { past }, 0)).toEqual([12, 47])
    expect(minutesOf(order({ pending: 0, handover: 40 }, collected), { past }, 45)).toEqual({
      range: [0, 0],
      reason: null,
    })
  })

  it.each(['delivered', 'canceled', 'failed', 'refund_requested', 'refunded'] as const)(
    'is nothing once the order is %s',
    (order_status) => {
      expect(minutesOf(order(usual, { order_status }), { past: forty }, 25)).toBeNull()
    },
  )
})

describe('the reason of a later arrival', () => {
  const slow = { past: forty }
  it.each([
    ['the store prepares', order({ pending: 0 }), 'preparation'],
    ['a parcel waits for its courier', order({ pending: 0 }, { order_type: 'parcel' }), 'courier'],
    ['a ready order waits', order({ pending: 0, handover: 30 }), 'courier'],
    ['the courier rides', order({ ...usual, handover: 30, picked_up: 33 }), 'ride'],
  ] as const)('is said while %s', (_, expected, reason) => {
    expect(minutesOf(expected, slow, 33)?.reason).toBe(reason)
  })

  it('is not said while the order waits for its payment', () => {
    const unpaid = order({ pending: 0 }, { payment_method: 'digital_payment' })
    expect(minutesOf(unpaid, slow, 40)).toEqual({ range: [0, 0], reason: null })
  })

  it('is not said while the promise can be kept', () => {
    expect(minutesOf(order({ ...usual }), slow, 20)).toEqual({ range: [10, 10], reason: null })
    expect(minutesOf(order({ pending: 0 }), none, 30)).toEqual({ range: [0, 0], reason: null })
    expect(minutesOf(order({ pending: 0 }), none, 31)).toEqual({ range: [0, 0], reason: 'preparation' })
  })
})

const minutes = fc.double({ min: 0, max: 120, noNaN: true })
const anyOrder = fc
  .record({
    waits: fc.array(minutes, { minLength: 1, maxLength: 6 }),
    scheduled: fc.option(minutes, { nil: 0 }),
    distance: fc.integer({ min: 0, max: 20_000 }),
    order_type: fc.constantFrom('delivery' as const, 'take_away' as const, 'parcel' as const),
    promise: fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 30 })),
  })
  .map(({ waits, scheduled, promise: [minimum, more], ...rest }) => {
    let reached = 0
    const times: Times = {}
    for (const [index, wait] of waits.entries()) times[runningSteps[index]!] = reached += wait
    return order(times, {
      ...rest,
      schedule_at: at(scheduled),
      minimum_delivery_minutes: minimum,
      maximum_delivery_minutes: minimum + more,
    })
  })
const anyKnown = fc.record({
  past: fc.array(
    fc
      .tuple(minutes, minutes, fc.integer({ min: 0, max: 20_000 }))
      .map(([kitchen, ride, distance]) => delivered(kitchen, ride, distance)),
    { maxLength: 60 },
  ),
  metresLeft: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined }),
})

describe('a delivered order', () => {
  it('tells nothing of steps whose time had not begun when its ride began', () => {
    const early = {
      order_type: 'delivery',
      distance: 3_000,
      schedule_at: at(60),
      scheduled: false,
      minimum_delivery_minutes: 20,
    } as const
    const { untilRide } = pastArrival({
      ...early,
      ...stampsOf({ ...usual, picked_up: 50 }),
      delivered: at(58),
    })
    expect(untilRide).toEqual({ processing: 46 * MINUTE, handover: 34 * MINUTE, picked_up: 0 })
  })
})

describe('any order', () => {
  it('arrives between two moments that are not over, the earliest first', () => {
    fc.assert(
      fc.property(anyOrder, anyKnown, minutes, (expected, known, now) => {
        const { earliest, latest } = arrivalEstimate(expected, known, at(now))!
        expect(earliest.getTime()).toBeGreaterThanOrEqual(at(now).getTime())
        expect(latest.getTime()).toBeGreaterThanOrEqual(earliest.getTime())
      }),
    )
  })

  it('has a reason only when it may arrive after the promise', () => {
    fc.assert(
      fc.property(anyOrder, anyKnown, minutes, (expected, known, now) => {
        const { latest, reason } = arrivalEstimate(expected, known, at(now))!
        const promised = expected.schedule_at.getTime() + expected.maximum_delivery_minutes * MINUTE
        if (reason) expect(latest.getTime()).toBeGreaterThan(promised)
      }),
    )
  })

  it('is never promised wholly before the promise of checkout until its store has begun', () => {
    fc.assert(
      fc.property(anyOrder, anyKnown, minutes, (expected, known, now) => {
        fc.pre(['pending', 'accepted', 'confirmed'].includes(expected.order_status))
        const estimate = arrivalEstimate(expected, known, at(now))!
        const promised = beginsAt(expected).getTime() + expected.minimum_delivery_minutes * MINUTE
        expect(estimate.latest.getTime()).toBeGreaterThanOrEqual(promised)
      }),
    )
  })

  it('arrives the sooner, the nearer its courier is', () => {
    fc.assert(
      fc.property(anyKnown, fc.nat(10_000), fc.nat(10_000), ({ past }, nearer, more) => {
        const ends = [nearer, nearer + more].map((metresLeft) =>
          arrivalEstimate(order(usual), { past, metresLeft }, at(20))!.latest.getTime(),
        )
        expect(ends[0]).toBeLessThanOrEqual(ends[1]!)
      }),
    )
  })

  it('does not depend on the order in which past orders are known', () => {
    fc.assert(
      fc.property(anyOrder, anyKnown, minutes, (expected, { past, metresLeft }, now) => {
        expect(arrivalEstimate(expected, { past: past.toReversed(), metresLeft }, at(now))).toEqual(
          arrivalEstimate(expected, { past, metresLeft }, at(now)),
        )
      }),
    )
  })
})
