import type { OrderStatus, OrderType } from '#server/db/schema.ts'

/** Where an order may go from each status; the contract publishes this table, every other move is refused with 409. */
export const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['accepted', 'confirmed', 'canceled', 'failed'],
  accepted: ['confirmed', 'canceled'],
  confirmed: ['processing', 'canceled'],
  processing: ['handover'],
  handover: ['picked_up', 'delivered'],
  picked_up: ['delivered'],
  delivered: ['refund_requested'],
  canceled: [],
  failed: ['pending', 'canceled'],
  refund_requested: ['refunded', 'delivered'],
  refunded: [],
}

/** A parcel can also be canceled while its courier is on the way to the sender, and is canceled once it is back there. */
export const parcelMoves = {
  processing: ['canceled'],
  handover: ['canceled'],
  picked_up: ['canceled'],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>

export function mayMove(
  { order_status, order_type }: { order_status: OrderStatus; order_type: OrderType },
  to: OrderStatus,
): boolean {
  const more: Partial<Record<OrderStatus, readonly OrderStatus[]>> =
    order_type === 'parcel' ? parcelMoves : {}
  return [...moves[order_status], ...(more[order_status] ?? [])].includes(to)
}

/** Statuses of orders that are not finished, in their order. */
export const runningSteps = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
] as const satisfies OrderStatus[]
export type RunningStep = (typeof runningSteps)[number]
export const runningStatuses: readonly OrderStatus[] = [...runningSteps]

/** Only then may the customer see the position of the courier. */
export const isOutForDelivery = ({
  order_status,
  order_type,
}: {
  order_status: OrderStatus
  order_type: OrderType
}): boolean =>
  order_status === 'picked_up' ||
  (order_type === 'parcel' && (order_status === 'processing' || order_status === 'handover'))

/** What a customer may take back: nothing is done yet. A store confirms a scheduled order ahead, and begins it later. */
export const isCancelable = ({
  order_status,
  scheduled,
}: {
  order_status: OrderStatus
  scheduled: boolean
}): boolean =>
  order_status === 'pending' ||
  order_status === 'failed' ||
  (scheduled && (order_status === 'accepted' || order_status === 'confirmed'))
