import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Message, TrackedOrder } from '#openapi/generated/server.ts'
import { customerShopper, shopperOf } from '#server/cart/shopper.ts'
import { pageOf } from '#server/catalogue/page.ts'
import { cancellationReasons, orderLines, orders, stores } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { Context, Customer, Guest } from '#server/handlers.ts'
import { arrivalsOf } from '#server/orders/arrivals.ts'
import { guessInOrder } from '#server/orders/coupon-guesses.ts'
import { ownOrder, visibleOrder } from '#server/orders/find-order.ts'
import { listedOrders } from '#server/orders/listed-orders.ts'
import { listedReason } from '#server/orders/listed-reason.ts'
import { moveOrder, type OrderRow } from '#server/orders/move-order.ts'
import { sharedUntil } from '#server/orders/order-links.ts'
import { lastPayments, moneyOf, repaymentsOf } from '#server/orders/payments-of.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { placeParcel } from '#server/orders/place-parcel.ts'
import { placedUnder } from '#server/orders/placed-under.ts'
import { rewardsOf } from '#server/orders/rewards.ts'
import { shownOrders } from '#server/orders/shown-orders.ts'
import { switchPayment } from '#server/orders/switch-payment.ts'
import { paymentOptions, wayFacts } from '#server/orders/ways-to-pay.ts'
import { closePayments } from '#server/payments/ask-gateway.ts'
import { readRefund, wayOfCash } from '#server/refunds/read-refund.ts'
import { refuse } from '#server/refusal.ts'
import { isCancelable } from '#server/rules/order-status.ts'
import { awaitsMoney } from '#server/rules/payment.ts'
import type { Handlers, Services } from '#server/services.ts'
import { repaymentOnWire, transferBackOnWire } from '#server/wire/online-payment.ts'
import { orderLineOnWire, orderOnWire, trackedOrderOnWire } from '#server/wire/order.ts'
import { paymentHistory } from '#server/wire/payment-history.ts'
import { type Desk, deskOf } from './desk.ts'
import { paging } from './item-lists.ts'

type Shopping = Context<Services, Customer | Guest>

const words = {
  canceled: { en: 'Order canceled successfully', ar: 'تم إلغاء الطلب بنجاح' },
  switched: { en: 'Payment info updated.', ar: 'تم تحديث معلومات الدفع.' },
}

export const orderOperations = {
  placeOrder: ({ body }, context) => {
    const { services, principal, idempotency_key, locale, network } = context
    const place = body.order_type === 'parcel' ? placeParcel : placeOrder
    const placing = () =>
      place(services, { shopper: shopperOf(principal), body, key: idempotency_key, locale, network })
    return body.coupon_code ? guessInOrder(context, body.coupon_code, placing) : placing()
  },

  listOrders: async ({ path, query }, context) => {
    const desk = await deskOf(context)
    const { owner } = customerShopper(context.principal.customer_id)
    const where = listedOrders(owner, { ...path, ...query })
    const { limit, skip } = pageOf(query)
    const [rows, total] = await Promise.all([
      shownOrders(desk.db)
        .where(where)
        .orderBy(desc(orders.created_at), desc(orders.id))
        .limit(limit)
        .offset(skip),
      desk.db
        .select({ count: count() })
        .from(orders)
        .leftJoin(stores, eq(stores.id, orders.store_id))
        .where(where),
    ])
    const paid = await lastPayments(
      desk.db,
      rows.map(({ order }) => order.id),
    )
    const { format, reference, config } = desk
    return {
      total_size: total[0]!.count,
      ...paging(query),
      orders: rows.map((row) =>
        orderOnWire(
          { ...row, online_payment: paid.get(row.order.id) },
          format,
          reference,
          config.PAYMENT_TIMEOUT_MINUTES,
        ),
      ),
    }
  },

  getOrderDetails: async ({ query }, context) => {
    const { db, format, reference } = await deskOf(context)
    const order = await visibleOrder(db, query.order_id, context.principal, query)
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, order.id))
      .orderBy(asc(orderLines.position))
    return lines.map((line) => orderLineOnWire(line, format, reference))
  },

  trackOrder: async ({ query }, context) => {
    const desk = await deskOf(context)
    const order = await visibleOrder(desk.db, query.order_id, context.principal, query)
    const { id, owner } = order
    const isOwn = owner === shopperOf(context.principal).owner
    const [shown] = await shownOrders(desk.db).where(eq(orders.id, id))
    const [arrival] = await arrivalsOf(desk.pastArrivals, [shown!], desk.at)
    const refund = await readRefund(desk.db, order, wayOfCash(order, desk.reference.settings))
    const rewards = await rewardsOf(desk.db, shown!.order, desk.reference.settings)
    const paid = await lastPayments(desk.db, [id])
    const tracked = trackedOrderOnWire(
      {
        ...shown!,
        online_payment: paid.get(id),
        arrival: arrival!,
        refund,
        rewards,
        shared_until: await sharedUntil(desk.db, id, desk.at),
        cancellation_reason:
          order.cancellation_reason === null
            ? null
            : await listedReason(desk.db, cancellationReasons, order.cancellation_reason),
        ...(isOwn
          ? await ownMoney(desk, order)
          : { payment_options: [], repayments: [], payment_history: [] }),
      },
      desk.format,
      desk.reference,
      desk,
    )
    // A guest id gives access to the guest's cart and orders, so a caller who only knows the phone number does not
    // receive it.
    return isOwn ? tracked : { ...withoutProof(tracked), user_id: '', refund: null, refundable_until: null }
  },

  cancelOrder: ({ body }, context) =>
    cancel(body, context, ({ order_status }) => {
      if (!isCancelable(order_status)) throw refuse('not cancelable')
    }),

  cancelFailedOrder: ({ body }, context) =>
    cancel(body, context, (order) => {
      if (order.order_status !== 'failed' && !awaitsMoney(order)) throw refuse('awaits no money')
    }),

  switchPaymentMethod: async ({ body }, { services, principal, locale, network, log }) => {
    await switchPayment({ ...services, log }, { principal, body, network })
    return { message: words.switched[locale] }
  },

  findPlacedOrder: (_, { services, principal, idempotency_key }) =>
    placedUnder(services.db, shopperOf(principal).owner, idempotency_key!),

  listCancellationReasons: async ({ query }, { services: { db }, locale }) => {
    const user_type = query.type === 'deliveryman' ? 'delivery_man' : query.type
    const where = and(eq(cancellationReasons.user_type, user_type), eq(cancellationReasons.active, true))
    const { limit, skip } = pageOf(query)
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(cancellationReasons)
        .where(where)
        .orderBy(asc(cancellationReasons.id))
        .limit(limit)
        .offset(skip),
      db.select({ count: count() }).from(cancellationReasons).where(where),
    ])
    return {
      total_size: total[0]!.count,
      ...paging(query),
      data: rows.map(({ id, reason }) => ({ id, reason: reason[locale] })),
    }
  },
} satisfies Partial<Handlers>

const withoutProof = ({ offline_payment, ...tracked }: TrackedOrder): TrackedOrder => ({
  ...tracked,
  offline_payment: offline_payment && { ...offline_payment, proof_full_url: null },
})

/** What its owner may do about the money of an order, what came, and what goes back of it. */
async function ownMoney({ db, reference, format, payments }: Desk, order: OrderRow) {
  const facts = await wayFacts(db, order, reference, payments !== undefined)
  const back = await repaymentsOf(db, order.id)
  return {
    payment_options: paymentOptions(order, facts, format),
    payment_history: paymentHistory(order, await moneyOf(db, order), format),
    repayments: [
      ...back.payments.map((each) => repaymentOnWire(each, format)),
      ...(back.transfer ? [transferBackOnWire(back.transfer, order, format)] : []),
    ],
  }
}

/**
 * Checks the status again under the lock: the store may have confirmed the order meanwhile. A customer whose reply was lost
 * cancels again and gets the same answer.
 */
async function cancel(
  { order_id, reason }: { order_id: number; reason: string },
  { services, principal, locale, log }: Shopping,
  ensureMay: (order: typeof orders.$inferSelect) => void,
): Promise<Message> {
  const { db, now } = services
  await transact(db, async (tx) => {
    await ownOrder(tx, order_id, principal)
    const [order] = await tx.select().from(orders).where(eq(orders.id, order_id)).for('update')
    if (order!.order_status === 'canceled' && order!.canceled_by === 'customer') return
    ensureMay(order!)
    await moveOrder(tx, { id: order_id }, 'canceled', {
      now: now(),
      cancellation_reason: reason,
      canceled_by: 'customer',
    })
  })
  services.relay()
  await closePayments({ ...services, log }, order_id)
  return { message: words.canceled[locale] }
}
