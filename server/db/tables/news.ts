import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '../shapes.ts'
import { created, moment } from './columns.ts'

/** News written in the transaction that made it true, published after the commit. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** For devices; gone once the row is sent. */
    words: jsonb().$type<{ title: Text; body: Text }>(),
    created_at: created(),
    sent_at: moment('sent_at'),
  },
  (t) => [
    index('outbox_waiting').on(t.created_at).where(sql`sent_at is null`),
    index('outbox_sent').on(t.sent_at),
  ],
)

/** Messages on their way to the device of a session. */
export const pushes = pgTable(
  'pushes',
  {
    id: text().primaryKey(),
    /** The fingerprint of its token. */
    session: text().notNull(),
    customer_id: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    tries: integer().notNull().default(0),
    due_at: moment('due_at').notNull(),
    created_at: created(),
  },
  (t) => [index('pushes_due').on(t.due_at), index('pushes_customer').on(t.customer_id)],
)
