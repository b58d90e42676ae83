import type { LiveOrder, OrderStatus } from '#openapi/generated/client.ts'

/** When the server answered, and when the next day of the shop begins, in milliseconds since 1970. */
export type ShopMoment = { now: number; tomorrow: number }

type Waiting = Pick<LiveOrder, 'payment_deadline'>

/** When the server cancels the order unless it is paid, in milliseconds since 1970; undefined when nothing is owed. */
export const deadlineOf = ({ payment_deadline }: Waiting): number | undefined =>
  payment_deadline ? Date.parse(payment_deadline) : undefined

/** Nothing happens to the order today: it is paid for or needs no payment, is for a later day, and the store has not begun. */
export const isPlanned = (order: LiveOrder, { tomorrow }: ShopMoment): boolean =>
  deadlineOf(order) === undefined &&
  unbegun.has(order.order_status) &&
  order.schedule_at !== null &&
  Date.parse(order.schedule_at) >= tomorrow

const unbegun: ReadonlySet<OrderStatus> = new Set(['pending', 'accepted', 'confirmed'])

/**
 * The orders of which the pages speak, the most urgent first: those that wait to be paid by their deadline, then those
 * under way by their arrival. An order whose time to pay is over stays until the server has canceled it.
 */
export function liveOrders(orders: readonly LiveOrder[]): LiveOrder[] {
  const unpaid = orders.filter((order) => deadlineOf(order) !== undefined)
  const running = orders.filter((order) => deadlineOf(order) === undefined)
  return [
    ...unpaid.sort((one, other) => deadlineOf(one)! - deadlineOf(other)!),
    ...running.sort((one, other) => one.max_delivery_time - other.max_delivery_time),
  ]
}
