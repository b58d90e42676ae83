import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '../shapes.ts'
import { created, moment } from './columns.ts'
import { customerTokens } from './sign-in.ts'

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

/** Browsers that receive Web Push messages, each for its last shopper (decision 028). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint: one row for each browser. */
    id: text().primaryKey(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    owner: text().notNull(),
    /** Of a customer: ends with it. Null for a guest. */
    session: text().references(() => customerTokens.token_hash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    locale: text().$type<'en' | 'ar'>().notNull(),
    created_at: created(),
  },
  (t) => [
    index('push_subscriptions_owner').on(t.owner),
    index('push_subscriptions_session').on(t.session),
    index('push_subscriptions_age').on(t.created_at),
  ],
)

/** Messages on their way to the app of a session, or to a browser. */
export const pushes = pgTable(
  'pushes',
  {
    id: text().primaryKey(),
    /** The fingerprint of its token; null for a browser. */
    session: text(),
    /** Id of the browser's subscription; null for an app. */
    subscription: text(),
    /** Null for a guest. */
    customer_id: integer(),
    /** A newer message of the same topic replaces this one; only of browsers. */
    topic: text(),
    title: text().notNull(),
    body: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    tries: integer().notNull().default(0),
    due_at: moment('due_at').notNull(),
    created_at: created(),
  },
  (t) => [
    index('pushes_due').on(t.due_at),
    index('pushes_customer').on(t.customer_id),
    index('pushes_subscription').on(t.subscription),
  ],
)
