import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { PaymentStart } from '#openapi/generated/server.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { PaymentRow } from '#server/db/rows.ts'
import { orders, payments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { ensureAmount } from '#server/payments/ensure-amount.ts'
import { gatewayFor, openPage, pageOfShop, sumAt } from '#server/payments/open-page.ts'
import type { PaymentProvider } from '#server/payments/provider.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { awaitsPayment, isTimeOver, liveStatuses, restOf } from '#server/rules/payment.ts'
import type { Locale } from '#server/rules/text.ts'
import type { Services } from '#server/wiring/services.ts'
import { checkPages, closePayments } from './ask-gateway.ts'
import type { Cashier } from './settle.ts'

type Starting = { principal: Customer | Guest; body: PaymentStart; locale: Locale }

/**
 * Returns the page where an order is paid: the open one or a new one. The server asks the gateway first, so that it
 * never returns a closed page or asks for money that has just arrived. It writes the payment down before it asks the
 * gateway for a page.
 */
export async function startPayment(
  services: Services & Pick<Cashier, 'log'>,
  starting: Starting,
): Promise<string> {
  const { principal, body, locale } = starting
  const order = await ownOrder(services.db, body.order_id, principal)
  const provider = gatewayFor(body.payment_method, services)
  const callback = pageOfShop(body.callback, services.config.PUBLIC_URL)
  await checkPages(services, order)
  const payment = await claimPayment(services, provider, body, callback)
  const page = await openPage(services, provider, payment, locale)
  const then = await ownOrder(services.db, body.order_id, principal)
  if (awaitsPayment(then) && restOf(then) === payment.due) return page
  // Meanwhile the order was paid in another way, or canceled: the page was not written down yet, so it is still open.
  await closePayments(services, order.id, 'leave')
  return startPayment(services, starting)
}

/** The payment an order has under way at this gateway, or a new one. */
async function claimPayment(
  { db, now, reference }: Pick<Services, 'db' | 'now' | 'reference'>,
  provider: PaymentProvider,
  { order_id, amount }: PaymentStart,
  callback: string,
): Promise<PaymentRow> {
  const { gateway } = provider
  const { settings } = await reference()
  const { currency } = settings
  const at = now()
  return transact(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (order?.payment_status === 'paid' && order.order_status === 'pending') throw refuse('paid already')
    if (!order || !awaitsPayment(order) || isTimeOver(order, at)) throw refuse('nothing to pay')
    const due = restOf(order)
    const live = await livePaymentsOf(tx, order_id)
    if (live.some(({ status }) => status === 'processing')) throw refuse('payment under way')
    ensureAmount({ amount }, due, settings)
    // The payment deadline counts from the customer's last attempt to pay, and ends at `pay_by` at the latest.
    await tx.update(orders).set({ updated_at: at }).where(eq(orders.id, order_id))
    const open = live.find((each) => each.gateway === gateway && each.due === due)
    const claimed = open
      ? await tx.update(payments).set({ callback }).where(eq(payments.id, open.id)).returning()
      : await tx
          .insert(payments)
          .values({
            id: randomUUID(),
            order_id,
            gateway,
            ...sumAt(provider, due, currency),
            due,
            callback,
            created_at: at,
            updated_at: at,
          })
          .returning()
    return onlyRow(claimed)
  })
}

const livePaymentsOf = (tx: Database, order_id: number): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), inArray(payments.status, [...liveStatuses])))
