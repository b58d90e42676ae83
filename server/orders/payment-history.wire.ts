import type { PaymentEntry } from '#openapi/generated/server.ts'
import { present } from '#server/assert/present.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { restOf } from '#server/rules/payment.ts'
import type { Format } from '#server/wire/format.ts'
import { receivedOf } from '#server/wire/online-payment.ts'
import type { moneyOf } from './payments-of.ts'

type Money = Awaited<ReturnType<typeof moneyOf>>

/** An entry in minor units, with its moment to sort by. */
type Entry = Omit<PaymentEntry, 'at'> & { at: Date }

/** All money of an order, the oldest first. */
export const paymentHistory = (
  order: OrderRow,
  { online, transfer, wallet, handover }: Money,
  { money }: Pick<Format, 'money'>,
): PaymentEntry[] =>
  [
    ...wallet.map(ofWallet),
    ...online.flatMap((payment) =>
      payment.gateway === 'cash' ? handedOut(payment, order) : ofGateway(payment, order),
    ),
    ...(transfer ? ofTransfer(transfer, order) : []),
    ...ofCash(order),
    // The fee of a late cancellation: from the wallet, or as its debt.
    ...(handover?.charged
      ? [entry('paid', 'wallet', handover.charged, present(order.canceled, 'the time of the cancellation'))]
      : []),
    ...(handover?.returned ? [entry('paid', 'cash_on_delivery', handover.collected, handover.returned)] : []),
  ]
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((entry) => ({ ...entry, amount: money(entry.amount), at: entry.at.toISOString() }))

const ofWallet = ({ signed, at }: Money['wallet'][number]): Entry => ({
  type: signed < 0 ? 'paid' : 'given_back',
  payment_method: 'wallet',
  amount: Math.abs(signed),
  status: 'done',
  at,
})

function ofGateway(payment: Money['online'][number], order: OrderRow): Entry[] {
  const { status, received_at, created_at, updated_at, kept, withheld } = payment
  const amount = receivedOf(payment)
  const came = received_at ?? created_at
  const paid = entry('paid', 'digital_payment', amount, came)
  if (status === 'paid') return [paid]
  const at = status === 'refunded' ? updated_at : decidedAt(order, came, kept)
  return [paid, ...backOf('digital_payment', { amount: amount - kept, withheld }, stateOf(status), at)]
}

/** Cash of a delivered order that a clerk pays out; that it came is known by the delivery. */
function handedOut(payment: Money['online'][number], order: OrderRow): Entry[] {
  const { status, due, withheld, created_at, updated_at } = payment
  const at = status === 'refunded' ? updated_at : decidedAt(order, created_at)
  return backOf('cash_on_delivery', { amount: due, withheld }, stateOf(status), at)
}

function ofTransfer(transfer: NonNullable<Money['transfer']>, order: OrderRow) {
  const { status, due, kept, withheld, updated_at, sent_at } = transfer
  const amount = due ?? restOf(order)
  const paid = entry('paid', 'offline_payment', amount, updated_at)
  if (status === 'verified') return [paid]
  const at = sent_at ?? decidedAt(order, updated_at, kept)
  return [paid, ...backOf('offline_payment', { amount: amount - kept, withheld }, stateOf(status), at)]
}

const stateOf = (status: string): Entry['status'] => (status === 'refunded' ? 'done' : 'pending')

/**
 * The money goes back since the order ended, or since it came for an order that no longer waited for it. A part that was
 * kept is of an order that was refunded in part, which is the last that happened to it.
 */
const decidedAt = ({ refunded, canceled, failed, updated_at }: OrderRow, came: Date, kept = 0): Date => {
  const ended = kept > 0 ? updated_at : (refunded ?? canceled ?? failed)
  return ended && ended > came ? ended : came
}

const ofCash = (order: OrderRow): Entry[] =>
  order.payment_method === 'cash_on_delivery' && order.delivered
    ? [entry('paid', 'cash_on_delivery', restOf(order), order.delivered)]
    : []

const backOf = (
  method: Entry['payment_method'],
  { amount, withheld }: { amount: number; withheld: number },
  status: Entry['status'],
  at: Date,
): Entry[] => [
  { type: 'given_back', payment_method: method, amount: amount - withheld, status, at },
  entry('withheld', method, withheld, at),
]

const entry = (
  type: Entry['type'],
  payment_method: Entry['payment_method'],
  amount: number,
  at: Date,
): Entry => ({ type, payment_method, amount, status: 'done', at })
