import type { customers, orderLines, reviews } from '#server/db/schema.ts'
import type { PastOrder } from './past-orders.ts'

const HOUR = 3_600_000

/** What the demo customers wrote of the first item of their latest order. */
const opinions: Record<number, [rating: number, comment: string]> = {
  1: [4.5, 'Fresh, generous and right on time. A little more lemon would make it perfect.'],
  2: [5, 'Tender and smoky. The whole family asked for seconds.'],
}

type Past = {
  orders: PastOrder[]
  orderLines: (typeof orderLines.$inferInsert)[]
}

/** Reviews that the demo customers can still change; the rest of their orders is not reviewed. */
export const pastReviewsOf = (
  { orders, orderLines }: Past,
  people: Omit<typeof customers.$inferInsert, 'password_hash'>[],
  firstId: number,
): (typeof reviews.$inferInsert)[] =>
  people.flatMap(({ id, f_name, l_name }, at) => {
    const order = orders.find(({ customer_id, delivered }) => customer_id === id && delivered)
    const line = orderLines.find(({ order_id }) => order_id === order?.id)
    const said = opinions[id]
    if (!order?.delivered || !line || !said) return []
    const [rating, comment] = said
    return {
      id: firstId + at,
      item_id: line.item_id,
      store_id: order.store_id,
      order_id: order.id,
      customer_id: id,
      customer_name: `${f_name} ${l_name[0]}.`,
      rating,
      comment,
      from_delivered_order: true,
      created_at: new Date(order.delivered.getTime() + HOUR),
    }
  })
