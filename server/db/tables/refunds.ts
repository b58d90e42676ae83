import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Text } from '../shapes.ts'
import { active, created, moment } from './columns.ts'

export type RefundStatus = 'pending' | 'approved' | 'rejected'

export const refundReasons = pgTable('refund_reasons', {
  id: integer().primaryKey(),
  reason: jsonb().$type<Text>().notNull(),
  active: active(),
})

/** A customer's request for a refund of a delivered order; one per order. Without `refundLines` it is of the whole order. */
export const refunds = pgTable(
  'refunds',
  {
    order_id: integer().primaryKey(),
    amount: integer().notNull(),
    customer_reason: text().notNull(),
    customer_note: text().notNull().default(''),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    status: text().$type<RefundStatus>().notNull().default('pending'),
    admin_note: jsonb().$type<Text>(),
    created_at: created(),
    decided_at: moment('decided_at'),
  },
  (t) => [index('refunds_status').on(t.status, t.created_at)],
)

/** The pieces of an order that a refund is of, where it is not the whole order. */
export const refundLines = pgTable(
  'refund_lines',
  {
    order_id: integer().notNull(),
    /** Of the line in the order. */
    position: integer().notNull(),
    quantity: integer().notNull(),
    /** Minor units of all these pieces. */
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.order_id, t.position] })],
)
