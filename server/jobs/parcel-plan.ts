import { present } from '#server/assert/present.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { type LatLng, metresBetween } from '#server/geometry/sphere.ts'
import type { ParcelState } from '#server/parcels/read-parcel.ts'
import { nextStep, rideTime, stampOf } from './simulator-plan.ts'

const SECOND = 1000

/** The hand-over of one parcel in so many fails. */
const FAILS_ONE_IN = 12

/** One parcel in so many is lost on its way. */
const LOST_ONE_IN = 40

/** Milliseconds from the first attempt to the second. */
const RINGS_AGAIN = 25 * SECOND

export type ParcelStep = {
  type: 'move' | 'set out' | 'fail' | 'hand over' | 'turn back' | 'bring back' | 'lose'
  due: Date
}

/** The same parcels fail in every run of a demo. */
export const failsAtFirst = (order_id: number): boolean => order_id % FAILS_ONE_IN === 7

/** The second attempt fails for half of these parcels. */
export const failsForGood = (order_id: number): boolean =>
  failsAtFirst(order_id) && Math.floor(order_id / FAILS_ONE_IN) % 2 === 1

/** The same parcels are lost in every run of a demo; none of them fails at the door first. */
export const isLostInTransit = (order_id: number): boolean => order_id % LOST_ONE_IN === 14

/** How long the courier rides to the sender, at speed 1. */
export const fetchTime = ({ handover }: ParcelState, sender: LatLng): number =>
  rideTime(handover.set_out_from ? metresBetween(handover.set_out_from, sender) : 0)

/** What happens next to a parcel, and when; `undefined` when nothing does. */
export function nextParcelStep(
  order: OrderRow,
  parcel: ParcelState,
  sender: LatLng,
  speed: number,
): ParcelStep | undefined {
  const after = (since: Date, milliseconds: number) => new Date(since.getTime() + milliseconds / speed)
  if (order.order_status === 'picked_up') return withTheCourier(order, parcel, after)
  const step = nextStep(order)
  if (!step) return undefined
  if (order.order_status === 'processing')
    return { type: 'move', due: after(momentOf(order, 'processing'), fetchTime(parcel, sender)) }
  const since = new Date(Math.max(stampOf(order).getTime(), order.schedule_at.getTime()))
  return { type: step.to === 'processing' ? 'set out' : 'move', due: after(since, step.after) }
}

/** When an order came to a status that it has, or has had. */
export const momentOf = (order: OrderRow, status: 'processing' | 'picked_up'): Date =>
  present(order[status], `the time of the status ${status}`)

function withTheCourier(
  order: OrderRow,
  { handover, attempts }: ParcelState,
  after: (since: Date, milliseconds: number) => Date,
): ParcelStep {
  if (handover.returning)
    return { type: 'bring back', due: after(handover.returning, rideTime(order.distance)) }
  if (isLostInTransit(order.id))
    return { type: 'lose', due: after(momentOf(order, 'picked_up'), rideTime(order.distance) / 2) }
  const [attempt] = attempts
  if (!attempt)
    return {
      type: failsAtFirst(order.id) ? 'fail' : 'hand over',
      due: after(momentOf(order, 'picked_up'), rideTime(order.distance)),
    }
  return failsForGood(order.id)
    ? { type: 'turn back', due: attempt.waiting_until }
    : { type: 'hand over', due: after(attempt.at, RINGS_AGAIN) }
}
