import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PaymentRow } from '#server/db/rows.ts'
import { payments } from '#server/db/schema.ts'
import { type PaymentProvider, PaymentUnavailable } from '#server/payments/provider.ts'
import type { Notice } from '#server/rules/notice.type.ts'
import { liveStatuses, restOf } from '#server/rules/payment.ts'
import { type Cashier, namedPayments, settle } from './settle.ts'

/** `check` and `leave` look at a page, and close it, without failing the order for what they find. */
type Asking = 'look' | 'check' | 'close' | 'leave'

/** Asks what came of a payment, and settles it. One of a gateway that is switched off stays as it is. */
export async function askGateway(cashier: Cashier, payment: PaymentRow, how: Asking): Promise<PaymentRow> {
  const { payments: provider } = cashier
  if (provider?.gateway !== payment.gateway || payment.reference === null) return payment
  const isClosing = how === 'close' || how === 'leave'
  const notice = await provider[isClosing ? 'close' : 'look'](payment.reference)
  const page = how === 'leave' || how === 'check' ? 'left' : 'kept'
  return (await settle(cashier, payment.gateway, notice, page)) ?? payment
}

/**
 * Settles the payment of a gateway's message. Messages overtake one another, and the refusal of a first attempt may
 * arrive after the second one was paid, so the server asks the gateway before it accepts a failure. The gateway sends
 * the message again when it gets no answer.
 */
export async function hearMessage(
  cashier: Cashier & { payments: PaymentProvider },
  notice: Notice,
): Promise<void> {
  const provider = cashier.payments
  const isBad = notice.state === 'failed' || notice.state === 'canceled' || notice.state === 'expired'
  const [known] = isBad ? await namedPayments(cashier.db, provider.gateway, notice.reference) : []
  const now = known && (await provider.look(notice.reference))
  const isPaid = now?.state === 'paid'
  await settle(cashier, provider.gateway, isPaid ? now : { ...notice, reason: now?.reason ?? notice.reason })
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
 * Asks the gateway about the open pages of an order before one of them is returned again, and closes pages for another
 * amount. No result fails the order, because its customer is about to pay. Without an answer the pages count as open.
 */
export async function checkPages(cashier: Cashier, order: Parameters<typeof restOf>[0] & { id: number }) {
  for (const payment of await livePayments(cashier, order.id))
    await quietly(cashier, payment, payment.due === restOf(order) ? 'check' : 'leave')
}

/**
 * Ends the pages of an order that is to be paid there no more. A page that cannot be ended now may still take money,
 * which is then to be refunded.
 */
export async function closePayments(
  cashier: Cashier,
  order_id: number,
  how: 'close' | 'leave' = 'close',
): Promise<void> {
  for (const payment of await livePayments(cashier, order_id)) await quietly(cashier, payment, how)
}

async function quietly(cashier: Cashier, payment: PaymentRow, how: Asking): Promise<void> {
  try {
    await askGateway(cashier, payment, how)
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error
    cashier.log.warn({ payment: payment.id, err: error }, 'the gateway could not be asked about a page')
  }
}
