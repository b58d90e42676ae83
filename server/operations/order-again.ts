import { count, desc, max } from 'drizzle-orm'
import { zip } from '#server/assert/zip.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { orders } from '#server/db/schema.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import { arrivalsOf } from '#server/orders/arrivals.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { isAvailable, pricesOf } from '#server/orders/line-again.ts'
import { followedOrders, listedOrders } from '#server/orders/listed-orders.ts'
import { orderAgain, previewAgain } from '#server/orders/order-again.ts'
import { lineAgainOnWire, storeAgainOnWire } from '#server/orders/order-again.wire.ts'
import { lastPayments } from '#server/orders/payments-of.ts'
import { shownOrders } from '#server/orders/shown-orders.ts'
import { undoAgain } from '#server/orders/undo-again.ts'
import { parcelsAmong, readParcels } from '#server/parcels/read-parcel.ts'
import { cartLineOnWire } from '#server/wire/cart-line.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf, knownZones } from './desk.ts'
import { liveOrderOnWire } from './order.wire.ts'

/** More orders than a shopper waits for at once. */
const MANY_RUNNING = 20

const words = {
  all: { en: 'Your order is in the cart.', ar: 'طلبك في السلة.' },
  some: {
    en: 'The items still available from your order are in the cart.',
    ar: 'أُضيفت إلى السلة المنتجات التي ما زالت متوفرة من طلبك.',
  },
  nothing: { en: 'The items of this order are no longer available.', ar: 'لم تعد منتجات هذا الطلب متوفرة.' },
  undone: { en: 'Your cart is as it was before.', ar: 'عادت سلتك كما كانت.' },
}

export const orderAgainOperations = {
  checkRunningOrder: async (_, context) => {
    const { services, principal } = context
    const { db, config, now, pastArrivals } = services
    const { format } = await deskOf(context)
    const { owner } = shopperOf(principal)
    const running = listedOrders(owner, { type: 'running-orders' })
    const [rows, total] = await Promise.all([
      shownOrders(db)
        .where(followedOrders(owner))
        .orderBy(desc(orders.created_at), desc(orders.id))
        .limit(MANY_RUNNING),
      db
        .select({ count: count(), newest: max(orders.id) })
        .from(orders)
        .where(running),
    ])
    const ids = rows.map(({ order }) => order.id)
    const [paid, parcels] = await Promise.all([lastPayments(db, ids), readParcels(db, parcelsAmong(rows))])
    const at = now()
    const arrivals = await arrivalsOf(pastArrivals, rows, at)
    const { count: running_orders, newest: order_id } = onlyRow(total)
    return {
      running_orders,
      order_id,
      orders: zip(rows, arrivals).map(([row, expected]) => {
        const online_payment = paid.get(row.order.id)
        const parcel = parcels.get(row.order.id)
        const arrival = parcel?.handover.returning ? null : expected
        return liveOrderOnWire({ ...row, arrival, online_payment, parcel }, format, { at, config })
      }),
    }
  },

  previewOrderAgain: async ({ query }, context) => {
    const { db, format, wall, reference } = await deskOf(context)
    knownZones(context.zone_ids, reference)
    const order = await ownOrder(db, query.order_id, context.principal)
    const again = await previewAgain(context.services, order, shopperOf(context.principal))
    const available = again.lines.filter(isAvailable)
    return {
      order_id: order.id,
      store: again.store
        ? storeAgainOnWire(again.store, format, { wall, zone_ids: context.zone_ids, reference })
        : null,
      other_cart: again.otherCart
        ? { store_name: format.text(again.otherCart.name), quantity: again.otherCart.quantity }
        : null,
      lines: again.lines.map((line) => lineAgainOnWire({ ...line, ...pricesOf(line) }, format)),
      quantity: available.reduce((sum, { lineItem }) => sum + lineItem.quantity, 0),
      amount: format.money(available.reduce((sum, line) => sum + pricesOf(line).amount, 0)),
    }
  },

  orderAgain: async ({ body }, context) => {
    const { db, format, reference } = await deskOf(context)
    const order = await ownOrder(db, body.order_id, context.principal)
    const shopper = shopperOf(context.principal)
    const { found, added, cart, missing, changed } = await orderAgain(context.services, order, {
      shopper,
      body,
      key: context.idempotency_key,
      replaces: body.replace_cart === 1,
    })
    return {
      message: words[found === 0 ? 'nothing' : missing.length === 0 ? 'all' : 'some'][context.locale],
      cart: cart.map((line) => cartLineOnWire(line, shopper, format, reference)),
      added,
      missing: missing.map((line) => ({ ...line, name: format.text(line.name) })),
      changed: changed.map((line) => ({
        ...line,
        name: format.text(line.name),
        old_price: format.money(line.old_price),
        price: format.money(line.price),
        missing_add_ons: line.missing_add_ons.map(format.text),
      })),
    }
  },

  undoOrderAgain: async (_, context) => {
    const { format, reference } = await deskOf(context)
    const shopper = shopperOf(context.principal)
    // The contract requires the key.
    const cart = await undoAgain(context.services, shopper, context.idempotency_key!)
    return {
      message: words.undone[context.locale],
      cart: cart.map((line) => cartLineOnWire(line, shopper, format, reference)),
    }
  },
} satisfies Partial<Handlers>
