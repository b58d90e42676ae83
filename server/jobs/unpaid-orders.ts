import { and, eq, isNotNull, isNull, lte, ne, notExists, notInArray, or } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow, PaymentRow } from '#server/db/rows.ts'
import { offlinePayments, orders, payments } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { transact } from '#server/db/transact.ts'
import { awaitingMoney } from '#server/orders/awaiting-money.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { endOfWaiting } from '#server/rules/payment.ts'
import { askGateway, closePayments, livePayments } from '#server/settlement/ask-gateway.ts'
import type { Cashier } from '#server/settlement/settle.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'

export type UnpaidOptions = Cashier & {
  /** How long an order waits for its money. */
  minutes: number
  onError: (error: unknown) => void
}

const EVERY = 10_000
const AT_ONCE = 100

/** A gateway that decides later sends word; when that is lost, it is asked. */
const ASK_AGAIN = 30_000

/** The cancellation reason of an unpaid order; customers read it (docs/spec.md §4). */
const REASON = 'Order payment canceled'

const unconfirmed: Text = {
  en: "We couldn't confirm your transfer in time, so your order has been canceled. If your money arrives, we'll send it back.",
  ar: 'لم نتمكن من تأكيد تحويلك في الوقت المحدد، لذلك أُلغي طلبك. إذا وصل المبلغ فسنعيده إليك.',
}

/**
 * Releases stock that waits for money, and finds money whose message was lost: the job asks the gateway about overdue
 * payments, and cancels orders that waited too long for a gateway, for the details of a transfer, or for its review.
 */
export const watchUnpaidOrders = (options: UnpaidOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn(options: UnpaidOptions): Promise<void> {
  const { db, now, minutes, onError } = options
  const undecided = await db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'processing'), lte(payments.updated_at, before(now(), ASK_AGAIN))))
    .orderBy(payments.updated_at)
    .limit(AT_ONCE)
  for (const payment of undecided) await askGateway(options, payment, 'look').catch(onError)
  const left = await db
    .select()
    .from(payments)
    .where(
      and(
        isNull(payments.order_id),
        eq(payments.status, 'open'),
        isNotNull(payments.reference),
        lte(payments.created_at, before(now(), minutes * 60_000)),
      ),
    )
    .orderBy(payments.created_at)
    .limit(AT_ONCE)
  for (const payment of left) await endFund(options, payment).catch(onError)
  for (const payment of await leftPages(db)) await askGateway(options, payment, 'leave').catch(onError)
  const waiting = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        awaitingMoney(),
        or(
          lte(orders.pay_by, now()),
          and(lte(orders.updated_at, before(now(), minutes * 60_000)), notExists(inReview(db))),
        ),
      ),
    )
    .orderBy(orders.updated_at)
    .limit(AT_ONCE)
  // An order whose gateway does not answer must not hold up the others.
  for (const { id } of waiting) await giveUp(options, id).catch(onError)
}

/** Pages that could not be closed when their order was canceled or paid otherwise: they may still take money. */
const leftPages = async (db: Database): Promise<PaymentRow[]> => {
  const left = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(
        eq(payments.status, 'open'),
        isNotNull(payments.reference),
        or(
          ne(orders.payment_method, 'digital_payment'),
          eq(orders.payment_status, 'paid'),
          notInArray(orders.order_status, ['pending', 'failed']),
        ),
      ),
    )
    .orderBy(payments.created_at)
    .limit(AT_ONCE)
  return left.map(({ payment }) => payment)
}

/**
 * A customer who left the page that fills the wallet may have paid, so the job asks the gateway before it closes the
 * page.
 */
async function endFund(options: UnpaidOptions, payment: PaymentRow): Promise<void> {
  const { status } = await askGateway(options, payment, 'look')
  if (status === 'open') await askGateway(options, payment, 'close')
}

/** The job asks the gateway first: the customer may have paid, and the message may be lost. */
async function giveUp(options: UnpaidOptions, id: number): Promise<void> {
  const { db, now, relay, minutes } = options
  for (const payment of await livePayments(options, id)) {
    const { status } = await askGateway(options, payment, 'look')
    if (status === 'processing') return
  }
  const isOver = await transact(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) return false
    // The customer may have tried again, or a clerk may have found the money, since the job read the order.
    const isInReview = await hasReview(tx, order)
    const end = endOfWaiting(order, isInReview, minutes)
    if (!end || end > now()) return false
    await moveOrder(tx, order, 'canceled', {
      now: now(),
      cancellation_reason: REASON,
      canceled_by: 'admin',
      ...(isInReview && { words: unconfirmed }),
    })
    return true
  })
  if (!isOver) return
  relay()
  await closePayments(options, id)
}

/** The transfer of an order that waits for a transfer, until a clerk has looked for it. */
const inReview = (db: Database) =>
  db
    .select({ id: offlinePayments.order_id })
    .from(offlinePayments)
    .where(
      and(
        eq(offlinePayments.order_id, orders.id),
        eq(orders.payment_method, 'offline_payment'),
        eq(offlinePayments.status, 'pending'),
      ),
    )

const hasReview = async (tx: Database, { id, payment_method }: OrderRow): Promise<boolean> =>
  payment_method === 'offline_payment' &&
  (await tx.$count(
    offlinePayments,
    and(eq(offlinePayments.order_id, id), eq(offlinePayments.status, 'pending')),
  )) > 0

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds)
