import { paymentStateOf } from '#machines/rules/order-payment.ts'
import type { PaymentEntry, Receipt, TrackedOrder } from '#openapi/generated/client.ts'

type Method = PaymentEntry['payment_method']

/** What happened, or is to happen, to a part of the money of an order. */
export type MoneyLine = {
  /** due: to be paid; returning: on its way back; withheld: kept for rewards that were spent. */
  type: 'due' | 'paid' | 'returning' | 'returned' | 'withheld'
  method: Method
  amount: number
  /** Null while it is due, and where the server does not say when. */
  at: string | null
  /** When the courier of a parcel collects it. */
  collected?: 'pickUp' | 'handOver' | 'return'
}

/** All money of an order: payments and refunds, the oldest first, then the amount still due. */
export function moneyLines(order: TrackedOrder): MoneyLine[] {
  const lines = moneyOf(order, paymentStateOf(order).type === 'closed')
  const { order_type, parcel, charge_payer } = order
  if (order_type !== 'parcel') return lines
  const back = parcel?.return
  if (!back) {
    const collected = charge_payer === 'receiver' ? 'handOver' : 'pickUp'
    return lines.map((line) =>
      line.type === 'due' && line.method === 'cash_on_delivery' ? { ...line, collected } : line,
    )
  }
  const known = lines.filter(({ type }) => type !== 'due')
  if (!back.due) return known
  return [
    ...known,
    { type: 'due', method: 'cash_on_delivery', amount: back.due, at: null, collected: 'return' },
  ]
}

/** The same of a receipt. */
export const moneyOnReceipt = (receipt: Receipt): MoneyLine[] =>
  moneyOf(receipt, receipt.order_status === 'canceled' || receipt.order_status === 'refunded')

function moneyOf(
  { payments, payment_history = [] }: Pick<TrackedOrder, 'payments' | 'payment_history'>,
  isClosed: boolean,
): MoneyLine[] {
  const known =
    payment_history.length > 0
      ? payment_history.map(({ type, status, payment_method, amount, at }): MoneyLine => {
          const back = status === 'pending' ? 'returning' : 'returned'
          return { type: type === 'given_back' ? back : type, method: payment_method, amount, at }
        })
      : partsThatAre('paid', payments).map((part): MoneyLine => ({ type: 'paid', ...part, at: null }))
  if (isClosed) return known
  return [
    ...known,
    ...partsThatAre('unpaid', payments).map((part): MoneyLine => ({ type: 'due', ...part, at: null })),
  ]
}

/** Days in which money is back, as the refund policy says; tests/machines/rules compares it with the server's. */
export const DAYS_BACK: Record<Method, number> = {
  wallet: 0,
  digital_payment: 7,
  offline_payment: 3,
  cash_on_delivery: 3,
}

/** One way by which money comes back when the order is canceled, and how much. */
export type MoneyBack = { method: Method; amount: number }

/**
 * What comes back when an order is canceled now: each part the way it came (decision 013). The server decides; this says it
 * beforehand.
 */
export const moneyBackOf = ({ payments }: Pick<TrackedOrder, 'payments'>): MoneyBack[] =>
  partsThatAre('paid', payments)

/** Money that may still arrive for an order that is canceled now: a transfer under review, a payment being decided. */
export const isMoneyUnderway = ({
  offline_payment,
  online_payment,
  payment_status,
}: Pick<TrackedOrder, 'offline_payment' | 'online_payment' | 'payment_status'>): boolean =>
  payment_status !== 'paid' && (offline_payment?.status === 'pending' || online_payment?.status === 'pending')

const partsThatAre = (status: 'paid' | 'unpaid', payments: TrackedOrder['payments']): MoneyBack[] =>
  payments
    .filter(({ payment_status, amount }) => payment_status === status && amount > 0)
    .map(({ payment_method, amount }) => ({ method: payment_method, amount }))
