import type { SharedOrder } from '#openapi/generated/server.ts'
import type { OrderStatus } from '#server/db/schema.ts'
import type { ArrivalEstimate } from '#server/rules/arrival-estimate.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import { arrivalOnWire } from './arrival.ts'
import { type Format, flag, instant } from './format.ts'
import { orderStore, type ShownOrder } from './order.ts'

type Shared = Pick<ShownOrder, 'order' | 'store' | 'courier'> & {
  arrival: ArrivalEstimate | null
  expires_at: Date
}

/** An order for the holder of its link: named field by field, so that a new field of an order stays private. */
export function sharedOrderOnWire(
  { order, store, courier, arrival, expires_at }: Shared,
  format: Format,
  at: Date,
): SharedOrder {
  return {
    id: order.id,
    order_status: shownStatus(order.order_status),
    order_type: order.order_type,
    scheduled: flag(order.scheduled),
    schedule_at: order.schedule_at.toISOString(),
    created_at: order.created_at.toISOString(),
    pending: instant(order.pending),
    accepted: instant(order.accepted),
    confirmed: instant(order.confirmed),
    processing: instant(order.processing),
    handover: instant(order.handover),
    picked_up: instant(order.picked_up),
    delivered: instant(order.delivered),
    canceled: instant(order.canceled),
    failed: instant(order.failed),
    ...arrivalOnWire(arrival, at),
    store: store && orderStore(store, format),
    courier:
      courier && runningStatuses.includes(order.order_status)
        ? { f_name: format.text(courier.f_name), image_full_url: format.picture(courier.picture, 160) }
        : null,
    expires_at: expires_at.toISOString(),
  }
}

/** Money that goes back is between the shop and its customer. */
export const shownStatus = (status: OrderStatus): OrderStatus =>
  status === 'refund_requested' || status === 'refunded' ? 'delivered' : status
