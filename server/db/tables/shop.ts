import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  created_at: created(),
})
