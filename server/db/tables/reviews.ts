import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ReportReason } from '#openapi/generated/server.ts'
import type { ReviewTranslation } from '#server/db/shapes.ts'
import { active, created, moment, newest } from './columns.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey(),
    item_id: integer().notNull(),
    store_id: integer().notNull(),
    order_id: integer(),
    customer_id: integer(),
    customer_name: text().notNull(),
    rating: doublePrecision().notNull(),
    comment: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    reply: text(),
    /** The same in the other language, where it is known. */
    translation: jsonb().$type<ReviewTranslation>(),
    /** The shop delivered the item to the author. */
    from_delivered_order: boolean().notNull().default(false),
    active: active(),
    created_at: created(),
    updated_at: moment('updated_at'),
  },
  (t) => [
    uniqueIndex('reviews_once').on(t.order_id, t.item_id),
    index('reviews_item').on(t.item_id, newest(t.created_at)),
    index('reviews_store').on(t.store_id, newest(t.created_at)),
  ],
)

/** A customer's review of a courier. */
export const courierReviews = pgTable(
  'courier_reviews',
  {
    order_id: integer().primaryKey(),
    delivery_man_id: integer().notNull(),
    customer_id: integer(),
    rating: doublePrecision().notNull(),
    comment: text().notNull(),
    created_at: created(),
    updated_at: moment('updated_at'),
  },
  (t) => [index('courier_reviews_courier').on(t.delivery_man_id, newest(t.created_at))],
)

/** What customers hold against a review, for the people who look after the shop; the newest first by `review_reports_new`. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    review_id: integer().notNull(),
    /** Null once the account was removed. */
    customer_id: integer(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('review_reports_once').on(t.review_id, t.customer_id),
    index('review_reports_new').on(newest(t.created_at)),
  ],
)
