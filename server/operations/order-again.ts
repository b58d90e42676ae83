import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { shopperOf } from '#server/cart/shopper.ts'
import { orders } from '#server/db/schema.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { orderAgain } from '#server/orders/order-again.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import type { Handlers } from '#server/services.ts'
import { cartLineOnWire } from '#server/wire/cart-line.ts'
import { deskOf } from './desk.ts'

const words = {
  all: { en: 'Your order is in the cart.', ar: 'طلبك في السلة.' },
  some: {
    en: 'The items still available from your order are in the cart.',
    ar: 'أُضيفت إلى السلة المنتجات التي ما زالت متوفرة من طلبك.',
  },
  nothing: { en: 'The items of this order are no longer available.', ar: 'لم تعد منتجات هذا الطلب متوفرة.' },
}

export const orderAgainOperations = {
  checkRunningOrder: async (_, { services: { db }, principal }) => {
    const where = and(
      eq(orders.owner, shopperOf(principal).owner),
      inArray(orders.order_status, [...runningStatuses]),
    )
    const [last, total] = await Promise.all([
      db
        .select({ id: orders.id })
        .from(orders)
        .where(where)
        .orderBy(desc(orders.created_at), desc(orders.id))
        .limit(1),
      db.select({ count: count() }).from(orders).where(where),
    ])
    return { running_orders: total[0]!.count, order_id: last[0]?.id ?? null }
  },

  orderAgain: async ({ body }, context) => {
    const { db, format, reference } = await deskOf(context)
    const order = await ownOrder(db, body.order_id, context.principal)
    const shopper = shopperOf(context.principal)
    const { found, cart, missing, changed } = await orderAgain(context.services, order, shopper)
    return {
      message: words[found === 0 ? 'nothing' : missing.length === 0 ? 'all' : 'some'][context.locale],
      cart: cart.map((line) => cartLineOnWire(line, shopper, format, reference)),
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
} satisfies Partial<Handlers>
