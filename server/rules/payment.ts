import type { FailureReason, OrderStatus, PaymentMethod, PaymentStatus } from '#server/db/schema.ts'
import type { Notice, Sum } from './notice.type.ts'
import { awaitsAcceptance, awaitsPrice, type Offered } from './prescription.ts'

type Payable = {
  payment_method: PaymentMethod
  payment_status: string
  order_status: OrderStatus
  order_amount: number
  wallet_amount: number
}

/** Payment methods whose money has to arrive before work on the order starts. */
export const paidAhead = ['digital_payment', 'offline_payment'] as const satisfies PaymentMethod[]

type Waiting = Omit<Payable, 'order_amount' | 'wallet_amount'>

/** An order that waits for its payment before the store starts. */
export const awaitsMoney = ({ payment_method, payment_status, order_status }: Waiting): boolean =>
  paidAhead.some((method) => method === payment_method) &&
  payment_status !== 'paid' &&
  (order_status === 'pending' || order_status === 'failed')

/** An order that waits for a gateway payment. */
export const awaitsPayment = (order: Waiting): boolean =>
  order.payment_method === 'digital_payment' && awaitsMoney(order)

/** An order that waits for a bank transfer. */
export const awaitsTransfer = (order: Waiting): boolean =>
  order.payment_method === 'offline_payment' && awaitsMoney(order)

/** The rest after the wallet's part, in minor units. */
export const restOf = ({ order_amount, wallet_amount }: Pick<Payable, 'order_amount' | 'wallet_amount'>) =>
  order_amount - wallet_amount

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export type PaymentTimes = { PAYMENT_TIMEOUT_MINUTES: number; TRANSFER_REVIEW_HOURS: number }

/**
 * The last moment that an order waits for its money, counted from the moment it began to wait: each attempt to pay gives the
 * customer the whole time again, up to twice that time. A transfer is reviewed for hours, counted from its first details,
 * and no shorter than that.
 */
export const lastMoment = (
  now: Date,
  { PAYMENT_TIMEOUT_MINUTES, TRANSFER_REVIEW_HOURS }: PaymentTimes,
  isTold: boolean,
): Date => {
  const attempts = 2 * PAYMENT_TIMEOUT_MINUTES * MINUTE
  return new Date(now.getTime() + (isTold ? Math.max(attempts, TRANSFER_REVIEW_HOURS * HOUR) : attempts))
}

type Deadlined = Waiting & { updated_at: Date; pay_by: Date | null }

/** When an order that waits for its money is canceled: `minutes` after the last attempt to pay, and at its last moment at the latest. */
export function endOfWaiting(order: Deadlined, isInReview: boolean, minutes: number): Date | null {
  const { updated_at, pay_by } = order
  if (!awaitsMoney(order)) return null
  if (isInReview) return pay_by
  const end = new Date(updated_at.getTime() + minutes * MINUTE)
  return pay_by && pay_by < end ? pay_by : end
}

/** Until when the customer can pay; `null` while the shop or a gateway looks for the money, and for other orders. */
export const deadlineOf = (order: Deadlined, isLookedInto: boolean, minutes: number): Date | null =>
  isLookedInto ? null : endOfWaiting(order, false, minutes)

/** The last moment has passed: the order takes no new payment ahead. */
export const isTimeOver = ({ pay_by }: Pick<Deadlined, 'pay_by'>, now: Date): boolean =>
  pay_by !== null && pay_by <= now

/** Whether the payment method can still change: the money has not arrived, and the store has not started. */
export const mayChooseMethod = (
  order: Waiting & Offered & { prescription_order: boolean; priced: Date | null },
): boolean =>
  order.payment_status !== 'paid' &&
  !awaitsPrice(order) &&
  !awaitsAcceptance(order) &&
  (order.order_status === 'pending' || order.order_status === 'failed')

/** An order takes exactly what it still waits for. */
export const takes = (order: Payable, { due }: { due: number }): boolean =>
  awaitsPayment(order) && due === restOf(order)

/** Payments the gateway has not decided yet. */
export const liveStatuses: readonly PaymentStatus[] = ['open', 'processing']

/** Payments with which money came. */
export const hasCome: readonly PaymentStatus[] = ['paid', 'to_refund', 'refunded']

/** The received amount equals the requested amount. */
const isAsked = (asked: Sum, sum: Sum): boolean =>
  sum.amount === asked.amount && sum.currency === asked.currency

/**
 * Why a payment failed. A late arrival of its money keeps the reason. Money that the order never waited for counts as
 * `canceled`, because its page was closed, and a different sum as `technical`.
 */
export function reasonAfter(
  payment: { status: PaymentStatus; failure_reason: FailureReason | null } & Sum,
  status: PaymentStatus,
  { state, reason, sum }: Notice,
): FailureReason | null {
  if (status === payment.status) return payment.failure_reason
  if (status === 'paid') return null
  if (status === 'to_refund')
    return payment.failure_reason ?? (isAsked(payment, sum) ? 'canceled' : 'technical')
  if (state === 'canceled' || state === 'expired') return reason ?? state
  return state === 'failed' ? (reason ?? 'bank_refused') : null
}

/**
 * The status of a payment after a notice of its gateway; the notices may come in any order and repeat. Money that came
 * stays: it pays its order or wallet, or is to be refunded when it cannot (the order was canceled or paid otherwise, or
 * the amount differs).
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
