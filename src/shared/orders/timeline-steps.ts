import { orderStep } from '#machines/rules/order-steps.ts'
import type { ParcelHandover, ParcelReturn, TrackedOrder } from '#openapi/generated/client.ts'

/** What the steps of an order are read from. */
export type Progress = Pick<
  TrackedOrder,
  | 'order_status'
  | 'order_type'
  | 'created_at'
  | 'pending'
  | 'accepted'
  | 'confirmed'
  | 'handover'
  | 'picked_up'
  | 'delivered'
  | 'canceled'
  | 'failed'
> & {
  parcel?: (Pick<ParcelHandover, 'lost_at'> & { return: ReturnTrip | null }) | null | undefined
}

/** Of a parcel that goes or went back. */
type ReturnTrip = Pick<ParcelReturn, 'status' | 'at'>

export type TimelineStep = {
  name:
    | 'placed'
    | 'confirmed'
    | 'courierFound'
    | 'onTheWay'
    | 'readyToCollect'
    | 'delivered'
    | 'collected'
    | 'comingBack'
    | 'returned'
    | 'lost'
    | 'canceled'
    | 'failed'
  state: 'done' | 'now' | 'next' | 'broken'
  /** When it was reached. */
  time: string | null
}

/**
 * The four steps of an order (docs/spec.md §4), or the steps an order reached before it was canceled or failed. A
 * take-away order is ready to collect where other orders are on the way; a parcel has no store to confirm it, and waits
 * for a courier instead. A returned parcel ends at its sender, and a lost one where it was lost.
 */
export function timelineSteps(order: Progress): TimelineStep[] {
  const { order_status: status } = order
  const steps = stepsOf(order)
  if (order.parcel?.return) return stepsBack(steps, order.parcel.return)
  const lost_at = order.parcel?.lost_at
  if (lost_at) return [...reached(steps), { name: 'lost', state: 'broken', time: lost_at }]
  if (status === 'canceled' || status === 'failed')
    return [...reached(steps), { name: status, state: 'broken', time: order[status] }]
  const current = stepNow(order)
  return steps.map((step, index) => ({ ...step, state: stateOf(index + 1, current) }))
}

const reached = (steps: Omit<TimelineStep, 'state'>[]): TimelineStep[] =>
  steps.filter(({ time }) => time !== null).map((step) => ({ ...step, state: 'done' }))

/** The way there is done; the way back ends with the sender, which is not where the parcel was to arrive. */
function stepsBack(steps: Omit<TimelineStep, 'state'>[], { status, at }: ReturnTrip): TimelineStep[] {
  const there = steps.slice(0, 3).map((step) => ({ ...step, state: 'done' as const }))
  if (status === 'returned') return [...there, { name: 'returned', state: 'broken', time: at }]
  return [
    ...there.slice(0, 2),
    { name: 'comingBack', state: 'now', time: at },
    { name: 'returned', state: 'next', time: null },
  ]
}

function stepNow({ order_type, order_status }: Progress): number {
  if (order_type === 'take_away' && order_status === 'handover') return 3
  if (order_type === 'parcel' && order_status === 'accepted') return 2
  return orderStep(order_status)
}

/** The last step is done as soon as it is reached: nothing goes on in it. */
const stateOf = (step: number, current: number): TimelineStep['state'] => {
  if (step < current || current === 4) return 'done'
  return step === current ? 'now' : 'next'
}

const stepsOf = (order: Progress): Omit<TimelineStep, 'state'>[] => {
  const isCollected = order.order_type === 'take_away'
  return [
    { name: 'placed', time: order.pending ?? order.created_at },
    order.order_type === 'parcel'
      ? { name: 'courierFound', time: order.accepted ?? order.confirmed }
      : { name: 'confirmed', time: order.confirmed },
    isCollected
      ? { name: 'readyToCollect', time: order.handover }
      : { name: 'onTheWay', time: order.picked_up },
    { name: isCollected ? 'collected' : 'delivered', time: order.delivered },
  ]
}
