import { awaitsPrice, isOver } from '#machines/rules/order-steps.ts'
import type { LiveOrder } from '#openapi/generated/client.ts'

/** When an order arrives, as far as anything can be promised. */
export type Arrival =
  | { type: 'unknown' }
  /** Far away, by its day and time. */
  | { type: 'planned'; at: string }
  /** One number where both ends of the range are the same minute. */
  | { type: 'minutes'; range: number[] }
  | { type: 'soon' }

export type Promised = Omit<
  LiveOrder,
  'id' | 'payment_method' | 'payment_deadline' | 'arrival_reason' | 'receiver_name' | 'parcel'
> &
  Partial<Pick<LiveOrder, 'payment_deadline'>> & {
    parcel?: { return: object | null; attempts?: readonly object[] } | null | undefined
  }

/** A promise further away than this is told by its day and time. */
const LONG_MINUTES = 120

export function arrivalOf(order: Promised): Arrival {
  const { min_delivery_time: earliest, max_delivery_time: latest, schedule_at, order_type } = order
  const isCollectable = order_type === 'take_away' && order.order_status === 'handover'
  // Nothing is promised of a parcel whose courier has been at the receiver's door.
  if (order.parcel?.return || order.parcel?.attempts?.length) return { type: 'unknown' }
  if (isOver(order) || awaitsPrice(order) || order.price_deadline || order.payment_deadline || isCollectable)
    return { type: 'unknown' }
  if (schedule_at && latest > LONG_MINUTES) return { type: 'planned', at: schedule_at }
  if (latest === 0) return { type: 'soon' }
  // Nothing arrives in no minutes at all.
  return { type: 'minutes', range: [...new Set([Math.max(1, Math.min(earliest, latest)), latest])] }
}
