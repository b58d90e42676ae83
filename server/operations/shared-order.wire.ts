import type { SharedHandover, SharedOrder } from '#openapi/generated/server.ts'
import type { OrderRow } from '#server/db/rows.ts'
import type { OrderStatus } from '#server/db/schema.ts'
import type { ShownOrder } from '#server/orders/shown-orders.ts'
import { liveParcelOnWire } from '#server/parcels/parcel-hand-over.wire.ts'
import type { ParcelState } from '#server/parcels/read-parcel.ts'
import type { ArrivalEstimate } from '#server/rules/arrival-estimate.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import { arrivalOnWire } from '#server/wire/arrival.ts'
import { type Format, flag, instant } from '#server/wire/format.ts'
import { orderStore } from './order.wire.ts'

type Shared = Pick<ShownOrder, 'order' | 'store' | 'courier'> & {
  parcel: ParcelState | undefined
  arrival: ArrivalEstimate | null
  expires_at: Date
}

/** An order for the holder of its link: named field by field, so that a new field of an order stays private. */
export function sharedOrderOnWire(
  { order, store, courier, parcel, arrival, expires_at }: Shared,
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
    ...arrivalOnWire(parcel?.handover.returning ? null : arrival, at),
    store: store && orderStore(store, format),
    courier:
      courier && runningStatuses.includes(order.order_status)
        ? { f_name: format.text(courier.f_name), image_full_url: format.picture(courier.picture, 160) }
        : null,
    parcel: parcel ? handoverOfLink(order, parcel, format) : null,
    expires_at: expires_at.toISOString(),
  }
}

/** Without the reason of an attempt and the cost of a return. */
function handoverOfLink(order: OrderRow, parcel: ParcelState, format: Format): SharedHandover {
  const { attempts, return: back, lost_at = null } = liveParcelOnWire(order, parcel, format)
  const attempt = attempts.at(-1)
  return {
    attempt: attempt ? { at: attempt.at, waiting_until: attempt.waiting_until } : null,
    return: back && { status: back.status, at: back.at },
    lost_at,
  }
}

/** Money that goes back is between the shop and its customer. */
export const shownStatus = (status: OrderStatus): OrderStatus =>
  status === 'refund_requested' || status === 'refunded' ? 'delivered' : status
