import type { OrderStatus } from '#server/db/schema.ts'

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

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => moves[from].includes(to)

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
export const isOnTheWay = ({ order_status }: { order_status: OrderStatus }): boolean =>
  order_status === 'picked_up'

/** What a customer may take back. */
export const isCancelable = (status: OrderStatus): boolean => status === 'pending' || status === 'failed'
