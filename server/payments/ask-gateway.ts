import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { payments } from '#server/db/schema.ts'
import { liveStatuses } from '#server/rules/payment.ts'
import { PaymentUnavailable } from './provider.ts'
import { type Cashier, type PaymentRow, settle } from './settle.ts'

/**
 * Asks what came of a payment, and settles it; `leave` closes its page for another way to pay. A payment of a gateway
 * that is switched off stays as it is.
 */
export async function askGateway(
  cashier: Cashier,
  payment: PaymentRow,
  how: 'look' | 'close' | 'leave',
): Promise<PaymentRow> {
  const { payments: provider } = cashier
  if (provider?.gateway !== payment.gateway || payment.reference === null) return payment
  const notice = await provider[how === 'leave' ? 'close' : how](payment.reference)
  const page = how === 'leave' ? 'left' : 'kept'
  return (await settle(cashier, payment.gateway, notice, page)) ?? payment
}

/** Payments of an order that have a page and are not decided. */
export const livePayments = ({ db }: Cashier, order_id: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.order_id, order_id),
        inArray(payments.status, [...liveStatuses]),
        isNotNull(payments.reference),
      ),
    )

/**
 * Ends the pages of an order that is to be paid there no more. A page that cannot be ended now may still take money,
 * which is then to be refunded.
 */
export async function closePayments(
  cashier: Cashier,
  order_id: number,
  how: 'close' | 'leave' = 'close',
): Promise<void> {
  for (const payment of await livePayments(cashier, order_id))
    try {
      await askGateway(cashier, payment, how)
    } catch (error) {
      if (!(error instanceof PaymentUnavailable)) throw error
      cashier.log.warn({ payment: payment.id, err: error }, 'a payment page could not be closed')
    }
}
