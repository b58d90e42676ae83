import type { OrderRow } from '#server/db/rows.ts'
import type { OrderStatus, OrderType } from '#server/db/schema.ts'

const SECOND = 1000

/** A courier crosses the city in a demo's time: never shorter than a look at the map, never longer than a break. */
const RIDE = { shortest: 40 * SECOND, longest: 75 * SECOND, metresPerSecond: 55 }

export type Step = { to: OrderStatus; after: number }

/**
 * What happens next to an order and after how many milliseconds in its status; `undefined` when nothing does. At speed
 * 1 a delivery takes about two minutes.
 */
export function nextStep(order: {
  order_status: OrderStatus
  order_type: OrderType
  distance: number
}): Step | undefined {
  switch (order.order_status) {
    case 'pending':
      return { to: 'confirmed', after: 8 * SECOND }
    case 'accepted':
      return { to: 'confirmed', after: 4 * SECOND }
    case 'confirmed':
      return { to: 'processing', after: 10 * SECOND }
    case 'processing':
      return { to: 'handover', after: 24 * SECOND }
    case 'handover':
      return order.order_type === 'take_away'
        ? { to: 'delivered', after: 30 * SECOND }
        : { to: 'picked_up', after: 10 * SECOND }
    case 'picked_up':
      return { to: 'delivered', after: rideTime(order.distance) }
    default:
      return undefined
  }
}

/** How long a ride of so many metres takes, in milliseconds. */
export const rideTime = (metres: number): number =>
  Math.min(RIDE.longest, Math.max(RIDE.shortest, (metres / RIDE.metresPerSecond) * SECOND))

/** When an order came to the status that it has. */
export const stampOf = (order: OrderRow): Date =>
  (order.order_status in order ? order[order.order_status] : null) ?? order.updated_at
