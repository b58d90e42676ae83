import type { OrderPlacement } from '#openapi/generated/server.ts'
import { refuse, refuseFor } from '#server/refusal.ts'
import { LARGEST_AMOUNT, toDecimal, toMinor } from '#server/rules/money.ts'
import { ensureCash, type OrderTerms } from './order-terms.ts'
import type { Quote } from './quote.ts'

/** Refuses an order that the database cannot keep. Its other amounts are parts of these. */
export function ensureNotTooLarge({ goods, fee, amount }: Pick<Quote, 'goods' | 'fee' | 'amount'>): void {
  if (Math.max(goods, fee, amount) > LARGEST_AMOUNT) throw refuse('order too large')
}

/** Refuses an order whose amount the customer has not seen. */
export function ensureAgreed({ order_amount }: OrderPlacement, due: Quote, digits: number): void {
  ensureNotTooLarge(due)
  if (toMinor(order_amount, digits) !== due.amount)
    throw refuseFor.orderAmount(toDecimal(due.amount, digits).toFixed(digits))
}

/** Refuses an amount that the chosen method does not take; the wallet may take its part of it. */
export function ensurePayable(
  { payment_method }: Pick<OrderPlacement, 'payment_method'>,
  { charges }: Pick<OrderTerms, 'charges'>,
  amount: number,
  wallet_amount: number,
): void {
  if (payment_method === 'cash_on_delivery') ensureCash(charges, amount - wallet_amount)
  // No gateway has a page for nothing.
  else if (amount === 0) throw refuse('payment_method')
}
