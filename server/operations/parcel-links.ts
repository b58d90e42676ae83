import { eq } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import { orders } from '#server/db/schema.ts'
import { arrivalsOf } from '#server/orders/arrivals.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { shownOrders } from '#server/orders/shown-orders.ts'
import { linkedParcel, newParcelLinks } from '#server/parcels/parcel-links.ts'
import { readParcel } from '#server/parcels/read-parcel.ts'
import { refuse } from '#server/refusals/refusal.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'
import { sharedParcelOnWire } from './shared-parcel.wire.ts'

export const parcelLinkOperations = {
  shareParcel: async ({ body }, { services: { db, now, reference }, principal }) => {
    const { id } = await ownOrder(db, body.order_id, principal)
    const { link_days } = (await reference()).settings.parcel
    const { sender, receiver, expires_at } = await newParcelLinks(db, id, { now: now(), days: link_days })
    const until = { expires_at: expires_at.toISOString() }
    return { sender: { token: sender, ...until }, receiver: { token: receiver, ...until } }
  },

  trackSharedParcel: async ({ query }, context) => {
    const { db, format, at, pastArrivals } = await deskOf(context)
    const link = await linkedParcel(db, query.token, at)
    const state = link && (await readParcel(db, link.order_id))
    if (!state) throw refuse('order link')
    const shown = onlyRow(await shownOrders(db).where(eq(orders.id, link.order_id)))
    const [arrival = null] = await arrivalsOf(pastArrivals, [shown], at)
    return sharedParcelOnWire({ ...shown, ...state, ...link, arrival }, format, at)
  },
} satisfies Partial<Handlers>
