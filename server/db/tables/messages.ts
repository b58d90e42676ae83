import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { created, moment, newest } from './columns.ts'

/** With whom a customer talks: a store, a courier, or the support of the shop. */
export type ReceiverType = 'vendor' | 'delivery_man' | 'admin'

export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey(),
    customer_id: integer().notNull(),
    receiver_type: text().$type<ReceiverType>().notNull(),
    /** Of a store or a courier; 0 is the support. */
    receiver_id: integer().notNull(),
    /** The position of the last message. */
    message_count: integer().notNull().default(0),
    /** Up to which position each side has read. */
    customer_read: integer().notNull().default(0),
    receiver_read: integer().notNull().default(0),
    created_at: created(),
    updated_at: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('conversations_receiver').on(t.customer_id, t.receiver_type, t.receiver_id),
    index('conversations_customer').on(t.customer_id, newest(t.updated_at)),
    index('conversations_unanswered').on(t.updated_at).where(sql`receiver_read < message_count`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    conversation_id: integer().notNull(),
    /** Counted from 1 while the conversation is locked: the order they were written in. */
    position: integer().notNull(),
    sender_type: text().$type<ReceiverType | 'customer'>().notNull(),
    message: text().notNull(),
    /** Names of uploads. */
    pictures: jsonb().$type<string[]>().notNull().default([]),
    order_id: integer(),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.conversation_id, t.position] })],
)
