import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { active, created, newest } from './columns.ts'

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
    active: active(),
    created_at: created(),
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
  },
  (t) => [index('courier_reviews_courier').on(t.delivery_man_id, newest(t.created_at))],
)
