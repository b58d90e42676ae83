import { eq } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import { orders } from '#server/db/schema.ts'
import { arrivalsOf } from '#server/orders/arrivals.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { linkedOrder, newOrderLink, revokeOrderLinks } from '#server/orders/order-links.ts'
import { shownOrders } from '#server/orders/shown-orders.ts'
import { readParcel } from '#server/parcels/read-parcel.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'
import { sharedOrderOnWire } from './shared-order.wire.ts'

const words = {
  stopped: { en: 'Sharing stopped. The links no longer work.', ar: 'توقفت المشاركة، ولم تعد الروابط تعمل.' },
}

export const orderLinkOperations = {
  shareOrder: async ({ body }, { services: { db, now, config }, principal }) => {
    const order = await ownOrder(db, body.order_id, principal)
    const { path, expires_at } = await newOrderLink(db, order, { now: now(), days: config.SHARED_ORDER_DAYS })
    return { path, expires_at: expires_at.toISOString() }
  },

  stopSharingOrder: async ({ body }, { services: { db }, principal, locale }) => {
    const { id } = await ownOrder(db, body.order_id, principal)
    await revokeOrderLinks(db, id)
    return { message: words.stopped[locale] }
  },

  trackSharedOrder: async ({ query }, context) => {
    const { db, format, at, pastArrivals } = await deskOf(context)
    const link = await linkedOrder(db, query.token, at)
    if (!link) throw refuse('order link')
    const shown = onlyRow(await shownOrders(db).where(eq(orders.id, link.order_id)))
    const [arrival = null] = await arrivalsOf(pastArrivals, [shown], at)
    const parcel = await readParcel(db, link.order_id)
    return sharedOrderOnWire({ ...shown, parcel, arrival, expires_at: link.expires_at }, format, at)
  },
} satisfies Partial<Handlers>
