import { eq } from 'drizzle-orm'
import { deliveryMen, orders } from '#server/db/schema.ts'
import { visibleOrder } from '#server/orders/find-order.ts'
import { linkedOrder, newOrderLink, revokeOrderLinks } from '#server/orders/order-links.ts'
import { shownOrders } from '#server/orders/shown-orders.ts'
import { refuse } from '#server/refusal.ts'
import type { Handlers } from '#server/services.ts'
import { sharedOrderOnWire } from '#server/wire/shared-order.ts'
import { deskOf } from './desk.ts'

const words = {
  stopped: { en: 'Sharing stopped. The links no longer work.', ar: 'توقفت المشاركة، ولم تعد الروابط تعمل.' },
}

export const orderLinkOperations = {
  shareOrder: async ({ body }, { services: { db, now, config }, principal }) => {
    const order = await visibleOrder(db, body.order_id, principal, body)
    const { path, expires_at } = await newOrderLink(db, order, { now: now(), days: config.SHARED_ORDER_DAYS })
    return { path, expires_at: expires_at.toISOString() }
  },

  stopSharingOrder: async ({ body }, { services: { db }, principal, locale }) => {
    const { id } = await visibleOrder(db, body.order_id, principal, body)
    await revokeOrderLinks(db, id)
    return { message: words.stopped[locale] }
  },

  trackSharedOrder: async ({ query }, context) => {
    const { db, format, at } = await deskOf(context)
    const link = await linkedOrder(db, query.token, at)
    if (!link) throw refuse('order link')
    const [shown] = await shownOrders(db).where(eq(orders.id, link.order_id))
    const { order, store } = shown!
    const [courier] =
      order.delivery_man_id === null
        ? []
        : await db.select().from(deliveryMen).where(eq(deliveryMen.id, order.delivery_man_id))
    return sharedOrderOnWire({ order, store, courier, expires_at: link.expires_at }, format, at)
  },
} satisfies Partial<Handlers>
