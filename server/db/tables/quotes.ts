import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import type { OrderAmounts, orderLines } from './orders.ts'

/** A line of an order before the order has an id. */
export type LineToRecord = Omit<typeof orderLines.$inferSelect, 'order_id'>

/** What an order would cost, promised until it expires (docs/decisions/035). */
export const quotes = pgTable(
  'quotes',
  {
    /** Only the SHA-256 of the id is kept. */
    id_hash: text().primaryKey(),
    owner: text().notNull(),
    /** Of what the price depends on; the places themselves are not kept. */
    inputs_hash: text().notNull(),
    figures: jsonb().$type<OrderAmounts>().notNull(),
    /** The goods at their quoted prices; empty for a parcel. */
    lines: jsonb().$type<LineToRecord[]>().notNull(),
    minimum_delivery_minutes: integer().notNull(),
    maximum_delivery_minutes: integer().notNull(),
    /** The order that was placed by it; each quote is placed once. */
    order_id: integer(),
    created_at: moment('created_at').notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('quotes_owner').on(t.owner, t.created_at), index('quotes_expiry').on(t.expires_at)],
)
