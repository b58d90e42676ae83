import type { OrderPayment } from '#openapi/generated/server.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { restOf } from '#server/rules/payment.ts'
import type { Format } from '#server/wire/format.ts'

/** The wallet's part, and the rest by another payment method. */
export function paymentsOnWire(
  order: Pick<OrderRow, 'payment_method' | 'payment_status' | 'wallet_amount' | 'order_amount'>,
  { money }: Pick<Format, 'money'>,
): OrderPayment[] {
  const { payment_method, payment_status, wallet_amount } = order
  const amount = restOf(order)
  const rest: OrderPayment = {
    payment_method,
    payment_status: payment_status === 'paid' ? 'paid' : 'unpaid',
    amount: money(amount),
  }
  if (wallet_amount === 0) return [rest]
  const part: OrderPayment = {
    payment_method: 'wallet',
    payment_status: 'paid',
    amount: money(wallet_amount),
  }
  return amount === 0 ? [part] : [part, rest]
}
