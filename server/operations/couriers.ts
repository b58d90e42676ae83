import { eq } from 'drizzle-orm'
import { deliveryMen } from '#server/db/schema.ts'
import { shopperOf } from '#server/identity/shopper.ts'
import { visibleOrder } from '#server/orders/find-order.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { isOutForDelivery } from '#server/rules/order-status.ts'
import { degrees } from '#server/wire/format.ts'
import type { Handlers } from '#server/wiring/services.ts'

export const courierOperations = {
  getCourierLocation: async ({ query }, context) => {
    const { db } = context.services
    const order = await visibleOrder(context, query.order_id, query)
    const isOwner = order.owner === shopperOf(context.principal).owner
    // A stranger who guesses the phone learns nothing before the courier leaves.
    const refuseNotInTransit = () => refuse(isOwner ? 'not on the way' : 'order')
    if (!isOutForDelivery(order) || order.delivery_man_id === null) throw refuseNotInTransit()
    const [courier] = await db.select().from(deliveryMen).where(eq(deliveryMen.id, order.delivery_man_id))
    if (!courier) throw refuseNotInTransit()
    return {
      order_id: order.id,
      delivery_man_id: courier.id,
      latitude: degrees(courier.latitude),
      longitude: degrees(courier.longitude),
      heading: courier.heading,
    }
  },
} satisfies Partial<Handlers>
