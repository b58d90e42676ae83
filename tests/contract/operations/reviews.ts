import { reviewReports } from '#server/db/schema.ts'
import { giveDeliveredOrder, onePixel } from '../support/belongings.ts'
import type { Cases } from '../support/cases.type.ts'
import { courier, item } from '../support/small-shop.ts'

export const cases = {
  submitReview: {
    body: ({ order_id }) => ({ order_id, item_id: item.kebab, rating: 5, comment: 'Hot and crisp.' }),
    giveBack: async (give, has) => {
      has.delivered_order_id = await giveDeliveredOrder(give)
    },
    thing: 'delivered_order_id',
  },
  updateReview: {
    body: ({ order_id }) => ({ order_id, item_id: item.kebab, rating: 3.5, attachment: onePixel() }),
    thing: 'reviewed_order_id',
  },
  reportReview: {
    body: () => ({ review_id: 1, reason: 'offensive', note: 'It insults the courier.' }),
    giveBack: async ({ services: { db } }) => {
      await db.delete(reviewReports)
    },
    ends: 'what is gone or kept for later',
  },
  listItemReviews: {
    path: 'kebab',
  },
  submitCourierReview: {
    body: ({ order_id }) => ({ order_id, delivery_man_id: courier.yusuf, rating: 5 }),
    giveBack: async (give, has) => {
      has.delivered_order_id = await giveDeliveredOrder(give)
    },
    thing: 'delivered_order_id',
  },
  updateCourierReview: {
    body: ({ order_id }) => ({ order_id, delivery_man_id: courier.yusuf, rating: 4.5 }),
    thing: 'reviewed_order_id',
  },
  getOrderReviews: {
    thing: 'reviewed_order_id',
  },
  getReviewReminder: {
    own: ({ order_id }) => [order_id],
  },
  cancelReviewReminder: {
    thing: 'order_id',
  },
} satisfies Cases
