import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { courierReviews, orderLines, orders, reviews, stores } from '#server/db/schema.ts'
import { cancelReviewReminder } from '#server/reviews/cancel-reminder.ts'
import { changeCourierReview } from '#server/reviews/change-courier-review.ts'
import { changeReview } from '#server/reviews/change-review.ts'
import { deliveredOrder } from '#server/reviews/delivered-order.ts'
import { orderReviews } from '#server/reviews/order-reviews.ts'
import { reportReview } from '#server/reviews/report-review.ts'
import { submitCourierReview } from '#server/reviews/submit-courier-review.ts'
import { submitReview } from '#server/reviews/submit-review.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

const words = {
  thanks: { en: 'Thank you for your review.', ar: 'شكرًا على تقييمك.' },
  changed: { en: 'Your review has been updated.', ar: 'تم تحديث تقييمك.' },
  canceled: { en: "We won't ask again.", ar: 'لن نسألك مرة أخرى.' },
  reported: {
    en: 'Thank you. Our team will look at this review.',
    ar: 'شكرًا لك. سيراجع فريقنا هذا التقييم.',
  },
}

export const reviewWritingOperations = {
  submitReview: async ({ body }, { services, principal, idempotency_key: key, locale, network }) => {
    await submitReview(services, { principal, body, key, network })
    return { message: words.thanks[locale] }
  },

  updateReview: async ({ body }, { services, principal, locale, network }) => {
    await changeReview(services, body, { principal, network })
    return { message: words.changed[locale] }
  },

  submitCourierReview: async ({ body }, { services, principal, idempotency_key: key, locale }) => {
    await submitCourierReview(services, { principal, body, key })
    return { message: words.thanks[locale] }
  },

  updateCourierReview: async ({ body }, { services, principal, locale }) => {
    await changeCourierReview(services, body, principal)
    return { message: words.changed[locale] }
  },

  getOrderReviews: async ({ query }, context) => {
    const { format } = await deskOf(context)
    const order = await deliveredOrder(context.services.db, query.order_id, context.principal)
    return orderReviews(context.services, order, format)
  },

  reportReview: async ({ body }, { services, principal, locale }) => {
    await reportReview(services, body, principal)
    return { message: words.reported[locale] }
  },

  getReviewReminder: async (_, context) => {
    const { db, format } = await deskOf(context)
    const [last] = await db
      .select({
        id: orders.id,
        isCanceled: orders.review_canceled,
        review: reviews.id,
        ofCourier: courierReviews.order_id,
        takesReviews: stores.review_plan,
      })
      .from(orders)
      .leftJoin(stores, eq(stores.id, orders.store_id))
      .leftJoin(reviews, eq(reviews.order_id, orders.id))
      .leftJoin(courierReviews, eq(courierReviews.order_id, orders.id))
      .where(and(eq(orders.customer_id, context.principal.customer_id), isNotNull(orders.delivered)))
      .orderBy(desc(orders.delivered), desc(orders.id))
      .limit(1)
    const isOver = !last || last.isCanceled || last.review !== null || last.ofCourier !== null
    if (isOver || last.takesReviews === false) return { order_id: null, images: [] }
    const lines = await db
      .select({ sold: orderLines.item_details })
      .from(orderLines)
      .where(eq(orderLines.order_id, last.id))
      .orderBy(asc(orderLines.position))
    return { order_id: last.id, images: lines.map(({ sold }) => format.picture(sold.picture, 160)) }
  },

  cancelReviewReminder: async ({ query }, { services: { db }, principal, locale }) => {
    await cancelReviewReminder(db, query.order_id, principal)
    return { message: words.canceled[locale] }
  },
} satisfies Partial<Handlers>
