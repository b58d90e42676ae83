import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Message, OrderCancellation, TrackedOrder } from '#openapi/generated/server.ts'
import type { Context } from '#server/contract/handlers.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { pageOf } from '#server/db/page.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { cancellationReasons, orderLines, orders, stores } from '#server/db/schema.ts'
import type { Customer, Guest } from '#server/identity/principal.ts'
import { customerShopper, shopperOf } from '#server/identity/shopper.ts'
import { arrivalsOf } from '#server/orders/arrivals.ts'
import { guessInOrder } from '#server/orders/coupon-guesses.ts'
import { actsUntil, mayAct, visibleOrder } from '#server/orders/find-order.ts'
import { listedOrders } from '#server/orders/listed-orders.ts'
import { listedReason } from '#server/orders/listed-reason.ts'
import { orderLineOnWire } from '#server/orders/order-line.wire.ts'
import { sharedUntil } from '#server/orders/order-links.ts'
import { paymentHistory } from '#server/orders/payment-history.wire.ts'
import { lastPayments, moneyOf, repaymentsOf } from '#server/orders/payments-of.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { placedUnder } from '#server/orders/placed-under.ts'
import { rewardsOf } from '#server/orders/rewards.ts'
import { shownOrders } from '#server/orders/shown-orders.ts'
import { paymentOptions, readPaymentFacts } from '#server/orders/ways-to-pay.ts'
import { cancelFeeOf, cancelParcel } from '#server/parcels/cancel-parcel.ts'
import { LOST } from '#server/parcels/lose-parcel.ts'
import { placeParcel } from '#server/parcels/place-parcel.ts'
import { type ParcelState, parcelsAmong, readParcel, readParcels } from '#server/parcels/read-parcel.ts'
import { readRefund, refundMethodOfCash } from '#server/refunds/read-refund.ts'
import { isCancelable } from '#server/rules/order-status.ts'
import { type Cancel, cancelItemOrder, cancelOrder, cancelUnpaid } from '#server/settlement/cancel-order.ts'
import { switchPayment } from '#server/settlement/switch-payment.ts'
import { repaymentOnWire, transferBackOnWire } from '#server/wire/online-payment.ts'
import type { Handlers, Services } from '#server/wiring/services.ts'
import { type Desk, deskOf } from './desk.ts'
import { paging } from './item-lists.ts'
import { listedOrderOnWire, trackedOrderOnWire } from './order.wire.ts'

type Shopping = Context<Services, Customer | Guest>

const words = {
  canceled: { en: 'Order canceled successfully', ar: 'تم إلغاء الطلب بنجاح' },
  returning: { en: 'Your parcel is on its way back to you.', ar: 'طردك في طريق العودة إليك.' },
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
    const ids = rows.map(({ order }) => order.id)
    const [paid, parcels] = await Promise.all([
      lastPayments(desk.db, ids),
      readParcels(desk.db, parcelsAmong(rows)),
    ])
    const { format, reference, config } = desk
    return {
      total_size: onlyRow(total).count,
      ...paging(query),
      orders: rows.map((row) =>
        listedOrderOnWire(
          { ...row, online_payment: paid.get(row.order.id), parcel: parcels.get(row.order.id) },
          format,
          reference,
          config.PAYMENT_TIMEOUT_MINUTES,
        ),
      ),
    }
  },

  getOrderDetails: async ({ query }, context) => {
    const { db, format, reference } = await deskOf(context)
    const order = await visibleOrder(context, query.order_id, query)
    const lines = await db
      .select()
      .from(orderLines)
      .where(eq(orderLines.order_id, order.id))
      .orderBy(asc(orderLines.position))
    return lines.map((line) => orderLineOnWire(line, format, reference))
  },

  trackOrder: async ({ query }, context) => {
    const desk = await deskOf(context)
    const order = await visibleOrder(context, query.order_id, query)
    const { id } = order
    const isOwn = mayAct(context.principal, order)
    const until = actsUntil(context.principal, order)
    const shown = onlyRow(await shownOrders(desk.db).where(eq(orders.id, id)))
    const [arrival = null] = await arrivalsOf(desk.pastArrivals, [shown], desk.at)
    const refund = await readRefund(desk.db, order, refundMethodOfCash(order, desk.reference.settings))
    const rewards = await rewardsOf(desk.db, shown.order, desk.reference.settings)
    const parcel = await readParcel(desk.db, id)
    const paid = await lastPayments(desk.db, [id])
    const tracked = trackedOrderOnWire(
      {
        ...shown,
        online_payment: paid.get(id),
        arrival: parcel?.handover.returning ? null : arrival,
        refund,
        rewards,
        parcel,
        cancel_fee: isOwn ? feeToCancel(shown.order, parcel, desk) : null,
        shared_until: await sharedUntil(desk.db, id, desk.at),
        cancellation_reason:
          order.cancellation_reason === null
            ? null
            : parcel?.handover.lost_at
              ? LOST
              : await listedReason(desk.db, cancellationReasons, order.cancellation_reason),
        ...(isOwn
          ? await ownMoney(desk, order)
          : { payment_options: [], repayments: [], payment_history: [] }),
      },
      desk.format,
      desk.reference,
      desk,
    )
    // A guest id gives access to the guest's cart and orders, so only the browser that has it receives it.
    if (until && order.owner !== shopperOf(context.principal).owner)
      return { ...tracked, user_id: '', proven_until: until.toISOString() }
    return isOwn ? tracked : { ...withoutProof(tracked), user_id: '', refund: null, refundable_until: null }
  },

  cancelOrder: ({ body }, context) => cancel(body, context, cancelByKind),

  cancelFailedOrder: ({ body }, context) => cancel(body, context, cancelUnpaid),

  switchPaymentMethod: async ({ body }, { services, principal, locale, network, log }) => {
    await switchPayment({ ...services, log }, { principal, body, network })
    return { message: words.switched[locale] }
  },

  findPlacedOrder: (_, { services, principal, idempotency_key }) =>
    // The contract requires the key.
    placedUnder(services.db, shopperOf(principal).owner, idempotency_key!),

  listCancellationReasons: async ({ query }, { services: { db }, locale }) => {
    const user_type = query.type === 'deliveryman' ? 'delivery_man' : query.type
    const { limit, skip } = pageOf(query)
    const reasonsOf = (of_parcels: boolean) => {
      const { user_type: side, active, of_parcels: ofParcels } = cancellationReasons
      const where = and(eq(side, user_type), eq(active, true), eq(ofParcels, of_parcels))
      return Promise.all([
        db
          .select()
          .from(cancellationReasons)
          .where(where)
          .orderBy(asc(cancellationReasons.id))
          .limit(limit)
          .offset(skip),
        db.select({ count: count() }).from(cancellationReasons).where(where).then(onlyRow),
      ])
    }
    const ofParcels = query.order_type === 'parcel' ? await reasonsOf(true) : undefined
    // A shop from before it had reasons of parcels: without any reason nothing can be canceled.
    const [rows, total] = ofParcels && ofParcels[1].count > 0 ? ofParcels : await reasonsOf(false)
    return {
      total_size: total.count,
      ...paging(query),
      data: rows.map(({ id, reason }) => ({ id, reason: reason[locale] })),
    }
  },
} satisfies Partial<Handlers>

const feeToCancel = (
  order: OrderRow,
  parcel: ParcelState | undefined,
  { reference }: Desk,
): number | null => {
  if (parcel) return cancelFeeOf(order, parcel.handover, reference.settings)
  return isCancelable(order) ? 0 : null
}

const withoutProof = ({ offline_payment, ...tracked }: TrackedOrder): TrackedOrder => ({
  ...tracked,
  offline_payment: offline_payment && { ...offline_payment, proof_full_url: null },
})

/** What its owner may do about the money of an order, what came, and what goes back of it. */
async function ownMoney({ db, reference, format, payments, at }: Desk, order: OrderRow) {
  const facts = await readPaymentFacts(db, order, reference, { payments, now: () => at })
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

const cancelByKind: Cancel = async (tx, order, cancellation) => {
  const parcel = order.order_type === 'parcel' ? await readParcel(tx, order.id) : undefined
  return parcel
    ? cancelParcel(tx, order, parcel.handover, cancellation)
    : cancelItemOrder(tx, order, cancellation)
}

async function cancel(
  body: OrderCancellation,
  { services, principal, locale, log }: Shopping,
  how: Cancel,
): Promise<Message> {
  const became = await cancelOrder({ ...services, log }, body, principal, how)
  return { message: words[became][locale] }
}
