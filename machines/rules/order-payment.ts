import type { TrackedOrder } from '#openapi/generated/client.ts'

/** Why a payment online did not happen, as the server says; `technical` when it does not say. */
export type PaymentFailure = NonNullable<NonNullable<TrackedOrder['online_payment']>['failure_reason']>

/** What an order needs of its customer, by the server's word alone. */
export type OrderPaymentState =
  /** Paid, or to be paid in cash at the door. */
  | { type: 'settled' }
  | { type: 'payable' }
  | { type: 'failed'; failure: PaymentFailure }
  /** The store looks for the transfer. */
  | { type: 'reviewed' }
  /** The details of a transfer are to be told, or told again after a denial. */
  | { type: 'transfer'; denied: string | null }
  | { type: 'closed' }

const over = new Set(['canceled', 'refund_requested', 'refunded'])

export function paymentStateOf(order: TrackedOrder): OrderPaymentState {
  const { order_status, payment_method, payment_status, offline_payment, online_payment } = order
  if (over.has(order_status)) return { type: 'closed' }
  if (payment_status === 'paid') return { type: 'settled' }
  if (payment_method === 'cash_on_delivery' || payment_method === 'wallet') return { type: 'settled' }
  if (payment_method === 'offline_payment') {
    if (!offline_payment) return { type: 'transfer', denied: null }
    if (offline_payment.status === 'denied') return { type: 'transfer', denied: offline_payment.note }
    return offline_payment.status === 'verified' ? { type: 'settled' } : { type: 'reviewed' }
  }
  if (online_payment?.failure_reason) return { type: 'failed', failure: online_payment.failure_reason }
  // A newer payment is open: what became of the one before it is over.
  if (online_payment?.status === 'pending') return { type: 'payable' }
  return order_status === 'failed' ? { type: 'failed', failure: 'technical' } : { type: 'payable' }
}

/**
 * How the customer came: checkout has just placed the order (`now`: the gateway opens by itself), from a gateway that says
 * how the payment went (good for words, never for money), or in any other way.
 */
export type PayArrival = 'now' | 'later' | 'success' | 'fail' | 'cancel'

/** Why the last payment did not happen: by the server's word, or else by the gateway's; undefined when none failed. */
export function failureOf(order: TrackedOrder, arrival: PayArrival): PaymentFailure | undefined {
  const state = paymentStateOf(order)
  if (state.type === 'failed') return state.failure
  if (state.type !== 'payable') return undefined
  return arrival === 'fail' ? 'technical' : arrival === 'cancel' ? 'canceled' : undefined
}

/** Why an unpaid order is canceled; goes to the server and is not translated (docs/spec.md §4, failed order payment). */
export const CANCEL_REASON = 'Order payment canceled'

/** The server canceled the order because its money did not come in time. */
export const isExpired = ({
  order_status,
  canceled_by,
  cancellation_reason,
}: Pick<TrackedOrder, 'order_status'> &
  Partial<Pick<TrackedOrder, 'canceled_by' | 'cancellation_reason'>>): boolean =>
  order_status === 'canceled' && canceled_by === 'admin' && cancellation_reason === CANCEL_REASON

/** The cancellation reason of an order whose price the customer did not accept in time. */
const EXPIRED_PRICE = 'The price was not accepted in time'

/** The server canceled the order because the customer did not accept the price of the pharmacy in time. */
export const isPriceExpired = ({
  order_status,
  canceled_by,
  cancellation_reason,
}: Parameters<typeof isExpired>[0]): boolean =>
  order_status === 'canceled' && canceled_by === 'admin' && cancellation_reason === EXPIRED_PRICE

/** Money came for the order, from the wallet or outside it. */
export const wasCharged = ({ payment_history = [] }: Pick<TrackedOrder, 'payment_history'>): boolean =>
  payment_history.some(({ type }) => type === 'paid')

/** What stays known of a payment when its order is read again. */
export type KnownOfPayment = {
  arrival: PayArrival
  /** The failures whose dialog was shown: each is shown once. */
  shownFailures: readonly string[]
  /** The wallet pays its part again after the rest was refused, unless the customer declines it. */
  usesWallet: boolean
}

/** The failure of the last payment by a name of its own, unless its dialog was shown; empty when none failed. */
export function newFailures(order: TrackedOrder, { arrival, shownFailures }: KnownOfPayment): string[] {
  const failure = failureOf(order, arrival)
  const name = [failure, order.online_payment?.updated_at].join()
  return failure && !shownFailures.includes(name) ? [name] : []
}

/** The amount of money still due: the wallet may have paid a part. */
export const amountDue = ({
  payments,
  order_amount,
}: Pick<TrackedOrder, 'payments' | 'order_amount'>): number =>
  payments.length === 0
    ? order_amount
    : payments
        .filter(({ payment_status }) => payment_status === 'unpaid')
        .reduce((sum, { amount }) => sum + amount, 0)
