import type { Order } from '#openapi/generated/client.ts'

/** An order that the server cancels at `deadline` (milliseconds since 1970) unless it is paid. */
export type UnpaidOrder = Pick<Order, 'id' | 'payment_method'> & { deadline: number }

type Listed = Pick<Order, 'id' | 'payment_method' | 'payment_deadline'>

/** The orders that can still be paid at this moment, the most urgent first. */
export const unpaidOrders = (orders: readonly Listed[], now: number): UnpaidOrder[] =>
  orders
    .flatMap(({ id, payment_method, payment_deadline }) =>
      payment_deadline ? [{ id, payment_method, deadline: Date.parse(payment_deadline) }] : [],
    )
    .filter(({ deadline }) => deadline > now)
    .sort((one, other) => one.deadline - other.deadline)
