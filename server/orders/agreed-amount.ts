import type { OrderPlacement } from '#openapi/generated/server.ts'
import type { OrderAmounts } from '#server/db/schema.ts'
import { sumAt } from '#server/payments/open-page.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { LARGEST_AMOUNT, toDecimal, toMinor } from '#server/rules/money.ts'
import type { Services } from '#server/wiring/services.ts'
import { ensureCash, type OrderTerms } from './order-terms.ts'

/** Refuses an order that the database cannot keep. Its other amounts are parts of these. */
export function ensureNotTooLarge({
  goods_amount,
  original_delivery_charge,
  order_amount,
}: Pick<OrderAmounts, 'goods_amount' | 'original_delivery_charge' | 'order_amount'>): void {
  if (Math.max(goods_amount, original_delivery_charge, order_amount) > LARGEST_AMOUNT)
    throw refuse('order too large')
}

/** Refuses an order whose amount the customer has not seen. */
export function ensureAgreed(
  seen: Pick<OrderPlacement, 'order_amount'>,
  due: OrderAmounts,
  digits: number,
): void {
  ensureNotTooLarge(due)
  if (toMinor(seen.order_amount, digits) !== due.order_amount)
    throw refuseFor.orderAmount(toDecimal(due.order_amount, digits).toFixed(digits))
}

/** Refuses an amount that the chosen method does not take; the wallet may take its part of it. */
export function ensurePayable(
  { payments }: Pick<Services, 'payments'>,
  { payment_method }: Pick<OrderPlacement, 'payment_method'>,
  { charges, settings }: Pick<OrderTerms, 'charges' | 'settings'>,
  amount: number,
  wallet_amount: number,
): void {
  const rest = amount - wallet_amount
  if (payment_method === 'cash_on_delivery') ensureCash(charges, rest)
  // No gateway has a page for nothing.
  else if (amount === 0) throw refuse('payment_method')
  else if (payment_method === 'digital_payment' && payments) sumAt(payments, rest, settings.currency)
}
