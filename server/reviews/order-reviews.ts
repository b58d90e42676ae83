import { asc, eq } from 'drizzle-orm'
import type { OrderReviews } from '#openapi/generated/server.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { courierReviews, deliveryMen, orderLines, reviews, stores } from '#server/db/schema.ts'
import { type Format, flag } from '#server/wire/format.ts'
import { ownReviewOnWire } from '#server/wire/own-review.ts'
import type { Services } from '#server/wiring/services.ts'

/** What of an order its customer can review, each with what they wrote so far. */
export async function orderReviews(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  { id, store_id, delivery_man_id }: OrderRow,
  format: Format,
): Promise<OrderReviews> {
  const time = { days: config.REVIEW_EDIT_DAYS, at: now() }
  const [lines, ofItems, [store], [carried]] = await Promise.all([
    db.select().from(orderLines).where(eq(orderLines.order_id, id)).orderBy(asc(orderLines.position)),
    db.select().from(reviews).where(eq(reviews.order_id, id)),
    db
      .select()
      .from(stores)
      .where(eq(stores.id, store_id ?? 0)),
    db
      .select({ courier: deliveryMen, review: courierReviews })
      .from(deliveryMen)
      .leftJoin(courierReviews, eq(courierReviews.order_id, id))
      .where(eq(deliveryMen.id, delivery_man_id ?? 0)),
  ])
  const each = new Map(lines.map((line) => [line.item_id, line.item_details]))
  return {
    order_id: id,
    store_name: store ? format.text(store.name) : null,
    review_plan: flag(store?.review_plan ?? false),
    items: [...each].map(([item_id, sold]) => {
      const written = ofItems.find((review) => review.item_id === item_id)
      return {
        item_id,
        name: format.text(sold.name),
        image_full_url: format.picture(sold.picture, 160),
        review: written ? ownReviewOnWire(written, format, time) : null,
      }
    }),
    delivery_man: carried
      ? {
          delivery_man_id: carried.courier.id,
          name: `${format.text(carried.courier.f_name)} ${format.text(carried.courier.l_name)}`,
          image_full_url: format.picture(carried.courier.picture, 160),
          review: carried.review && ownReviewOnWire(carried.review, format, time),
        }
      : null,
  }
}
