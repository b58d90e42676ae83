import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { amountDue } from './order-payment.ts'

/** What the wallet paid of an order and has back, because the rest was not paid; 0 for every other order. */
export function returnedToWallet({
  payments,
  payment_history = [],
}: Pick<TrackedOrder, 'payments' | 'payment_history'>): number {
  if (payments.some(({ payment_method }) => payment_method === 'wallet')) return 0
  const last = payment_history.findLast(({ payment_method }) => payment_method === 'wallet')
  return last?.type === 'given_back' ? last.amount : 0
}

/** Differences of decimals carry binary noise; no currency has more digits. */
const exact = (amount: number) => Number(amount.toFixed(4))

/** A method and its amount; with `partial_payment` the wallet pays the rest of the order first. */
export type PaymentChoice = { payment_method: PaymentMethod; amount: number; partial_payment?: 1 }

/** How a method pays the order: beside the wallet again, if the wallet had a part and the customer keeps it. */
export function paymentChoiceOf(
  order: TrackedOrder,
  payment_method: PaymentMethod,
  usesWallet: boolean,
): PaymentChoice {
  const option = order.payment_options?.find((each) => each.payment_method === payment_method)
  const beside = usesWallet && returnedToWallet(order) > 0 ? option?.amount_beside_wallet : null
  if (typeof beside === 'number') return { payment_method, amount: beside, partial_payment: 1 }
  return { payment_method, amount: option?.amount ?? amountDue(order) }
}

/** What the wallet can pay again before another method does; undefined when there is nothing to keep or to decline. */
export function walletAgain(order: TrackedOrder): number | undefined {
  const { amount, partial_payment } = paymentChoiceOf(order, 'digital_payment', true)
  return partial_payment ? exact(amountDue(order) - amount) : undefined
}
