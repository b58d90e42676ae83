import type { Order, OrderStatus } from '#openapi/generated/client.ts'

/** The four steps of the timeline (docs/spec.md §4, order tracking drawer); 0 for an order that left it. */
export type OrderStep = 0 | 1 | 2 | 3 | 4

/** 1 Order Placed, 2 Order Confirmed, 3 On the Way, 4 Delivered. */
export const orderStep = (status: OrderStatus): OrderStep => STEPS[status]

/** True when nothing more will happen to the order by itself: there is no need to ask again. */
export const isOver = ({ order_status }: { order_status: OrderStatus }): boolean => OVER.has(order_status)

/** The pharmacist still reads the prescription: until then the amount is that of the delivery, and nothing is prepared. */
export const awaitsPrice = ({
  order_status,
  prescription_order,
  priced,
}: Pick<Order, 'order_status' | 'prescription_order' | 'priced'>): boolean =>
  prescription_order === 1 && !priced && order_status === 'pending'

/** The price of the pharmacy waits for the customer, who accepts it or cancels; the server cancels the order otherwise. */
export const awaitsAcceptance = ({ price_deadline }: Pick<Order, 'price_deadline'>): boolean =>
  Boolean(price_deadline)

const STEPS: Record<OrderStatus, OrderStep> = {
  pending: 1,
  accepted: 1,
  confirmed: 2,
  processing: 2,
  handover: 2,
  picked_up: 3,
  delivered: 4,
  refund_requested: 4,
  refunded: 4,
  canceled: 0,
  failed: 0,
}

const OVER: ReadonlySet<OrderStatus> = new Set([
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
])
