import { eq } from 'drizzle-orm'
import { shopperOf } from '#server/cart/shopper.ts'
import { deliveryMen } from '#server/db/schema.ts'
import { visibleOrder } from '#server/orders/find-order.ts'
import { refuse } from '#server/refusal.ts'
import { isOnTheWay } from '#server/rules/order-status.ts'
import type { Handlers } from '#server/services.ts'
import { degrees } from '#server/wire/format.ts'

export const courierOperations = {
  getCourierLocation: async ({ query }, { services: { db }, principal }) => {
    const order = await visibleOrder(db, query.order_id, principal, query)
    const isOwner = order.owner === shopperOf(principal).owner
    // A stranger who guesses the phone learns nothing before the courier leaves.
    const notOnTheWay = () => refuse(isOwner ? 'not on the way' : 'order')
    if (!isOnTheWay(order) || order.delivery_man_id === null) throw notOnTheWay()
    const [courier] = await db.select().from(deliveryMen).where(eq(deliveryMen.id, order.delivery_man_id))
    if (!courier) throw notOnTheWay()
    return {
      order_id: order.id,
      delivery_man_id: courier.id,
      latitude: degrees(courier.latitude),
      longitude: degrees(courier.longitude),
      heading: courier.heading,
    }
  },
} satisfies Partial<Handlers>
