import type { OrderStatus, PaymentMethod, PaymentStatus } from '#server/db/schema.ts'
import type { Notice, Sum } from '#server/payments/provider.ts'

type Payable = { payment_method: PaymentMethod; payment_status: string; order_status: OrderStatus }

/** An order that has to be paid online before anybody works on it. */
export const awaitsPayment = ({ payment_method, payment_status, order_status }: Payable): boolean =>
  payment_method === 'digital_payment' &&
  payment_status === 'unpaid' &&
  (order_status === 'pending' || order_status === 'failed')

/** Payments the gateway has not decided yet. */
export const liveStatuses: readonly PaymentStatus[] = ['open', 'processing']

/**
 * What becomes of a payment by what its gateway says, in whatever order and however often it says so. Money that came
 * stays: it pays the order, or is to be refunded when the order does not take it (canceled, paid otherwise, another
 * amount).
 */
export function statusAfter(
  payment: { status: PaymentStatus } & Sum,
  order: Payable,
  { state, sum }: Notice,
): PaymentStatus {
  if (payment.status === 'paid' || payment.status === 'to_refund') return payment.status
  if (state === 'paid') {
    const isRight = sum.amount === payment.amount && sum.currency === payment.currency
    return isRight && awaitsPayment(order) ? 'paid' : 'to_refund'
  }
  return liveStatuses.includes(payment.status) ? state : payment.status
}
