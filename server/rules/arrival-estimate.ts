import type { OrderStatus, OrderType } from '#server/db/schema.ts'
import { type RunningStep, runningStatuses, runningSteps } from './order-status.ts'
import { awaitsMoney } from './payment.ts'
import { awaitsAcceptance, awaitsPrice, type Offered } from './prescription.ts'
import { beginsAt } from './schedule.ts'

type Stamps = Record<RunningStep, Date | null> & {
  schedule_at: Date
  scheduled: boolean
  order_type: OrderType
  minimum_delivery_minutes: number
}

export type ExpectedOrder = Stamps &
  Parameters<typeof awaitsMoney>[0] &
  Parameters<typeof awaitsPrice>[0] &
  Omit<Offered, 'order_status'> & {
    order_status: OrderStatus
    maximum_delivery_minutes: number
    /** Metres by road. */
    distance: number
  }

/** How long a delivered order took, in milliseconds. */
export type PastArrival = {
  /** Metres by road. */
  distance: number
  /** 0 when collected. */
  ride: number
  /** From each step to the ride, or to the moment a collected order was ready. */
  untilRide: Partial<Record<RunningStep, number>>
}

export type Known = {
  /** Delivered orders of the same store and type. */
  past: readonly PastArrival[]
  /** Metres by road that the courier has left; undefined without a position. */
  metresLeft?: number | undefined
}

/** Where an order waits that arrives later than promised. */
export type ArrivalReason = 'preparation' | 'courier' | 'ride'

export type ArrivalEstimate = { earliest: Date; latest: Date; reason: ArrivalReason | null }

/** Fewer past orders predict nothing. */
export const ENOUGH = 10

/** The slowest past orders, which predict for an order that takes longer than nearly all. */
const SLOWEST = 5

/**
 * Shares of past orders that arrive before the range and within its end. A position says less of the stairs than it
 * seems: a ride takes the wider share (docs/decisions/030).
 */
const WAITING = { early: 0.08, late: 0.92 }
const RIDING = { early: 0.05, late: 0.96 }

/** Parking, stairs and the door take as long as so many metres. */
const DOOR = 1_000

const MINUTE = 60_000

/**
 * When an order arrives, or is ready to collect: where most past orders arrived that took as long so far, else the
 * promise of the store. Never in the past. `null` when the order is over.
 */
export function arrivalEstimate(order: ExpectedOrder, known: Known, now: Date): ArrivalEstimate | null {
  if (!isRunning(order.order_status)) return null
  const at = now.getTime()
  if (isReady(order)) return { earliest: now, latest: now, reason: null }
  const begins = beginsAt(order).getTime()
  const promise = {
    earliest: begins + order.minimum_delivery_minutes * MINUTE,
    latest: begins + order.maximum_delivery_minutes * MINUTE,
  }
  const left = hasBegun(order, at) ? timesLeft(order, known, at, promise.latest) : []
  const { early, late } = order.order_status === 'picked_up' ? RIDING : WAITING
  const { earliest, latest } =
    left.length === 0
      ? promise
      : withinPromise(promise, order, {
          earliest: at + quantile(left, early),
          latest: at + quantile(left, late),
        })
  const end = Math.max(latest, at)
  const isLate = hasBegun(order, at) && end - promise.latest >= MINUTE
  return {
    earliest: new Date(Math.max(earliest, at)),
    latest: new Date(end),
    reason: isLate ? reasonOf(order) : null,
  }
}

type Range = { earliest: number; latest: number }

/**
 * A range wholly before the promise made at checkout needs a reason, which only the work on this order gives; that past
 * orders were quicker is none. A range that meets the promise contradicts nothing.
 */
const withinPromise = (promise: Range, { order_status }: ExpectedOrder, range: Range): Range =>
  isWork(order_status) || range.latest >= promise.earliest ? range : promise

/** What a delivered order tells the next ones. */
export function pastArrival(order: Stamps & { distance: number; delivered: Date }): PastArrival {
  const delivered = order.delivered.getTime()
  const isCollected = order.order_type === 'take_away'
  const ready = (isCollected ? order.handover : order.picked_up)?.getTime() ?? delivered
  const untilRide: PastArrival['untilRide'] = {}
  for (const step of runningSteps) {
    const began = beganAt(order, step)
    if (began !== null && began <= ready) untilRide[step] = ready - began
  }
  return { distance: order.distance, ride: isCollected ? 0 : delivered - ready, untilRide }
}

/**
 * How much longer past orders took which took as long so far, the shortest first; empty when they say nothing, or when
 * the order is overdue by all of them and by the promise.
 */
function timesLeft(
  order: ExpectedOrder,
  { past, metresLeft }: Known,
  at: number,
  promised: number,
): number[] {
  const timesOf = (step: RunningStep, metres: number) =>
    past
      .flatMap(({ untilRide: { [step]: wait }, ride, distance }) =>
        wait === undefined ? [] : wait + (ride * (DOOR + metres)) / (DOOR + distance),
      )
      .sort((a, b) => a - b)
  if (order.order_status === 'picked_up' && metresLeft !== undefined) {
    const rides = timesOf('picked_up', metresLeft)
    return rides.length < ENOUGH ? [] : rides
  }
  for (const step of reached(order)) {
    const times = timesOf(step, order.distance)
    if (times.length < ENOUGH) continue
    // The order has reached the step, and there are more times than SLOWEST.
    const [began, slowest, nearlyAll] = [beganAt(order, step)!, times.at(-1)!, times.at(-SLOWEST - 1)!]
    const passed = Math.max(0, at - began)
    if (passed >= slowest && at >= promised) return []
    const most = Math.min(passed, nearlyAll)
    return times.filter((time) => time > most).map((time) => time - most)
  }
  return []
}

/** Steps that the order has reached, the last first. */
const reached = (order: ExpectedOrder): RunningStep[] =>
  runningSteps
    .slice(0, runningStatuses.indexOf(order.order_status) + 1)
    .filter((step) => order[step] !== null)
    .reverse()

/** Before the store prepares an order that is wanted later, its time has not begun. */
function beganAt(order: Stamps, step: RunningStep): number | null {
  const stamp = order[step]?.getTime() ?? null
  return stamp === null || isWork(step) ? stamp : Math.max(stamp, beginsAt(order).getTime())
}

const hasBegun = (order: ExpectedOrder, at: number): boolean =>
  !awaitsMoney(order) &&
  !awaitsPrice(order) &&
  !awaitsAcceptance(order) &&
  (isWork(order.order_status) || beginsAt(order).getTime() <= at)

const isWork = (status: OrderStatus): boolean =>
  status === 'processing' || status === 'handover' || status === 'picked_up'

const isRunning = (status: OrderStatus): status is RunningStep => runningSteps.some((step) => step === status)

const isReady = ({ order_type, order_status }: ExpectedOrder): boolean =>
  order_type === 'take_away' && (order_status === 'handover' || order_status === 'picked_up')

function reasonOf({ order_status, order_type }: ExpectedOrder): ArrivalReason {
  if (order_status === 'picked_up') return 'ride'
  return order_status === 'handover' || order_type === 'parcel' ? 'courier' : 'preparation'
}

/** Of a sample, so that the next value lies below it with this probability. */
function quantile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.max(0, share * (sorted.length + 1) - 1))
  // A sample is not empty, and `index` lies from its first index to its last.
  const [below, above] = [sorted[Math.floor(index)]!, sorted[Math.ceil(index)]!]
  return below + (above - below) * (index % 1)
}
