import { type LatLng, metresBetween } from '#server/geometry/sphere.ts'
import { type ArrivalEstimate, arrivalEstimate } from '#server/rules/arrival-estimate.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import type { PastArrivals } from './past-arrivals.ts'
import type { ShownOrder } from './shown-orders.ts'

type Expected = Pick<ShownOrder, 'order' | 'store' | 'courier'>

/** A courier further away than twice the whole way does not ride with the order alone, or its position is old. */
const FARTHEST = 2

/** When each order arrives, in their order. */
export async function arrivalsOf(
  pastArrivals: PastArrivals,
  shown: readonly Expected[],
  now: Date,
): Promise<(ArrivalEstimate | null)[]> {
  const kitchens = shown.map(({ order: { store_id, order_type, order_status } }) =>
    store_id !== null && runningStatuses.includes(order_status) ? { store_id, order_type } : undefined,
  )
  const past = await pastArrivals(kitchens.filter((kitchen) => kitchen !== undefined))
  return shown.map((each, at) =>
    arrivalEstimate(
      each.order,
      { past: (kitchens[at] && past.shift()) ?? [], metresLeft: metresLeft(each) },
      now,
    ),
  )
}

/** By road, as far as the straight lines tell. */
function metresLeft({ order, store, courier }: Expected): number | undefined {
  if (!courier || order.order_status !== 'picked_up') return undefined
  const from = positionOf(store ?? order.delivery_address)
  const to = positionOf(order.receiver_details ?? order.delivery_address)
  if (!from || !to) return undefined
  const whole = metresBetween(from, to)
  const left = metresBetween({ lat: courier.latitude, lng: courier.longitude }, to)
  return order.distance * Math.min(FARTHEST, whole === 0 ? 1 : left / whole)
}

const positionOf = ({ latitude: lat, longitude: lng }: Position): LatLng | undefined =>
  lat === null || lng === null ? undefined : { lat, lng }

type Position = { latitude: number | null; longitude: number | null }
