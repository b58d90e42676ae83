import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { orderLines, orders, reviews } from '#server/db/schema.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { submitCourierReview } from '#server/reviews/submit-courier-review.ts'
import { submitReview } from '#server/reviews/submit-review.ts'
import type { Handlers } from '#server/services.ts'
import { deskOf } from './desk.ts'

const words = {
  thanks: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  canceled: { en: "We won't ask again.", ar: 'لن نسألك مرة أخرى.' },
}

export const reviewWritingOperations = {
  submitReview: async ({ body }, { services, principal, idempotency_key: key, locale }) => {
    await submitReview(services, { principal, body, key })
    return { message: words.thanks[locale] }
  },

  submitCourierReview: async ({ body }, { services, principal, idempotency_key: key, locale }) => {
    await submitCourierReview(services, { principal, body, key })
    return { message: words.thanks[locale] }
  },

  getReviewReminder: async (_, context) => {
    const { db, format } = await deskOf(context)
    const [last] = await db
      .select({ id: orders.id, review_canceled: orders.review_canceled, review_id: reviews.id })
      .from(orders)
      .leftJoin(reviews, eq(reviews.order_id, orders.id))
      .where(and(eq(orders.customer_id, context.principal.customer_id), isNotNull(orders.delivered)))
      .orderBy(desc(orders.delivered), desc(orders.id))
      .limit(1)
    if (!last || last.review_canceled || last.review_id !== null) return { order_id: null, images: [] }
    const lines = await db
      .select({ sold: orderLines.item_details })
      .from(orderLines)
      .where(eq(orderLines.order_id, last.id))
      .orderBy(asc(orderLines.position))
    return { order_id: last.id, images: lines.map(({ sold }) => format.picture(sold.picture, 160)) }
  },

  cancelReviewReminder: async ({ query }, { services: { db }, principal, locale }) => {
    const { id } = await ownOrder(db, query.order_id, principal)
    await db.update(orders).set({ review_canceled: true }).where(eq(orders.id, id))
    return { message: words.canceled[locale] }
  },
} satisfies Partial<Handlers>
