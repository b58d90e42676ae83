import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ShopSettings, Text } from '../shapes.ts'
import { created, moment } from './columns.ts'

export const settings = pgTable('settings', {
  id: integer().primaryKey(),
  value: jsonb().$type<ShopSettings>().notNull(),
})

/** Keys the shop makes for itself, the same for all its processes. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: created(),
})

/** The last number handed out per kind; processes reserve blocks, so gaps are normal. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

/** Rows to lock while counting a subject without its own row, such as the orders of a phone number. */
export const limitLocks = pgTable(
  'limit_locks',
  { key: text().primaryKey(), taken_at: moment('taken_at').notNull() },
  (t) => [index('limit_locks_age').on(t.taken_at)],
)

export const pages = pgTable('pages', {
  key: text().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  value: jsonb().$type<Text>().notNull(),
})

/** An address whose owner has not confirmed it yet has the hash of its link and the link's end; a confirmed one has neither. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    created_at: created(),
    token_hash: text(),
    expires_at: moment('expires_at'),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_token').on(t.token_hash),
    index('newsletter_subscribers_expiry').on(t.expires_at),
    check('newsletter_subscribers_link', sql`(${t.token_hash} is null) = (${t.expires_at} is null)`),
  ],
)
