import type { OrderStatus, PaymentMethod, PaymentStatus } from '#server/db/schema.ts'
import type { Notice, Sum } from '#server/payments/provider.ts'

type Payable = {
  payment_method: PaymentMethod
  payment_status: string
  order_status: OrderStatus
  order_amount: number
  wallet_amount: number
}

/** Methods whose money has to come before anybody works on an order. */
export const paidAhead = ['digital_payment', 'offline_payment'] as const satisfies PaymentMethod[]

type Waiting = Omit<Payable, 'order_amount' | 'wallet_amount'>

/** An order that nobody works on until its money has come. */
export const awaitsMoney = ({ payment_method, payment_status, order_status }: Waiting): boolean =>
  paidAhead.some((method) => method === payment_method) &&
  payment_status !== 'paid' &&
  (order_status === 'pending' || order_status === 'failed')

/** One whose money a gateway takes. */
export const awaitsPayment = (order: Waiting): boolean =>
  order.payment_method === 'digital_payment' && awaitsMoney(order)

/** One whose money comes outside the shop. */
export const awaitsTransfer = (order: Waiting): boolean =>
  order.payment_method === 'offline_payment' && awaitsMoney(order)

/** What the wallet leaves to be paid otherwise, in minor units. */
export const restOf = ({ order_amount, wallet_amount }: Pick<Payable, 'order_amount' | 'wallet_amount'>) =>
  order_amount - wallet_amount

/** An order takes exactly what it still waits for. */
export const takes = (order: Payable, { due }: { due: number }): boolean =>
  awaitsPayment(order) && due === restOf(order)

/** Payments the gateway has not decided yet. */
export const liveStatuses: readonly PaymentStatus[] = ['open', 'processing']

/** Payments with which money came. */
export const hasCome: readonly PaymentStatus[] = ['paid', 'to_refund', 'refunded']

/** What came is what was asked for. */
const isAsked = (asked: Sum, sum: Sum): boolean =>
  sum.amount === asked.amount && sum.currency === asked.currency

/**
 * What becomes of a payment by what its gateway says, in whatever order and however often it says so. Money that came
 * stays: it pays what it is for, or is to be refunded when that does not take it (an order canceled or paid otherwise,
 * another amount).
 */
export function statusAfter(
  payment: { status: PaymentStatus } & Sum,
  isTaken: boolean,
  { state, sum }: Notice,
): PaymentStatus {
  if (hasCome.includes(payment.status)) return payment.status
  if (state === 'paid') return isAsked(payment, sum) && isTaken ? 'paid' : 'to_refund'
  return liveStatuses.includes(payment.status) ? state : payment.status
}
