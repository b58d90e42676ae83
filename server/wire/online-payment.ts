import type { OnlinePayment, Repayment } from '#openapi/generated/server.ts'
import type { PaymentRow, TransferRow } from '#server/db/rows.ts'
import type { FailureReason } from '#server/db/schema.ts'
import { restOf } from '#server/rules/payment.ts'
import type { Format } from './format.ts'

/** A payment whose money goes back stays what it was before: failed with a reason, or paid. */
export const onlinePaymentOnWire = ({ status, failure_reason, updated_at }: PaymentRow): OnlinePayment => ({
  status:
    status === 'open' || status === 'processing'
      ? 'pending'
      : failure_reason === null
        ? 'paid'
        : statusBy(failure_reason),
  failure_reason,
  updated_at: updated_at.toISOString(),
})

const statusBy = (reason: FailureReason) =>
  reason === 'canceled' || reason === 'expired' ? reason : 'failed'

/** What came, in minor units of the shop. */
export const receivedOf = ({
  due,
  amount,
  received_amount,
}: Pick<PaymentRow, 'due' | 'amount' | 'received_amount'>): number =>
  Math.round((due * (received_amount ?? 0)) / amount)

/**
 * The amount that returns to the customer, minus the kept and the withheld part; in the shop's currency when the received
 * sum is the requested one.
 */
export const repaymentOnWire = (
  { gateway, due, kept, withheld, amount, received_amount, status, updated_at }: PaymentRow,
  { money }: Format,
): Repayment => ({
  payment_method: gateway === 'cash' ? 'cash_on_delivery' : 'digital_payment',
  amount: money(receivedOf({ due, amount, received_amount }) - kept - withheld),
  status: status === 'refunded' ? 'sent' : 'pending',
  updated_at: updated_at.toISOString(),
})

/** A clerk makes this transfer. */
export const transferBackOnWire = (
  { due, kept, withheld, status, sent_at, updated_at }: TransferRow,
  order: Parameters<typeof restOf>[0],
  { money }: Format,
): Repayment => ({
  payment_method: 'offline_payment',
  amount: money((due ?? restOf(order)) - kept - withheld),
  status: status === 'refunded' ? 'sent' : 'pending',
  updated_at: (sent_at ?? updated_at).toISOString(),
})
