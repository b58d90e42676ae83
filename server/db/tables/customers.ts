import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Diet, Text } from '../shapes.ts'
import { active, bytes, created, newest } from './columns.ts'
import type { ReceiverType } from './messages.ts'

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey(),
    f_name: text().notNull(),
    l_name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    password_hash: text(),
    /** Device tokens belong to a round: a new one makes those of before worthless. */
    device_round: integer().notNull().default(0),
    picture: text(),
    is_phone_verified: boolean().notNull().default(false),
    is_email_verified: boolean().notNull().default(false),
    /** Phone or e-mail was verified once: from then on, no channel opens the account that is not (docs/decisions/009). */
    is_proven: boolean().notNull().default(false),
    active: active(),
    ref_code: text().notNull(),
    referred_by: integer(),
    /** Categories the customer likes. */
    interests: jsonb().$type<number[]>().notNull().default([]),
    /** Kinds of notifications that no device of the customer receives. */
    muted_notifications: jsonb().$type<NotificationType[]>().notNull().default([]),
    /** What the customer avoids; null until they have chosen. */
    diet: jsonb().$type<Diet>(),
    order_count: integer().notNull().default(0),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('customers_email').on(t.email),
    uniqueIndex('customers_phone').on(t.phone),
    uniqueIndex('customers_ref_code').on(t.ref_code),
    check('customers_proven', sql`${t.is_proven} or not (${t.is_phone_verified} or ${t.is_email_verified})`),
  ],
)

/** Uploaded pictures in their final form; the name is the access key. */
export const uploads = pgTable('uploads', {
  name: text().primaryKey(),
  picture: bytes('picture').notNull(),
  created_at: created(),
})

export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey(),
    customer_id: integer().notNull(),
    address_type: text().notNull(),
    address: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    zone_ids: jsonb().$type<number[]>().notNull(),
    road: text().notNull().default(''),
    house: text().notNull().default(''),
    floor: text().notNull().default(''),
    contact_person_name: text().notNull(),
    contact_person_number: text().notNull(),
    additional_information: text().notNull().default(''),
    created_at: created(),
  },
  (t) => [index('addresses_customer').on(t.customer_id, newest(t.created_at))],
)

export const wishedItems = pgTable(
  'wished_items',
  { customer_id: integer().notNull(), item_id: integer().notNull(), created_at: created() },
  (t) => [primaryKey({ columns: [t.customer_id, t.item_id] })],
)

export const wishedStores = pgTable(
  'wished_stores',
  { customer_id: integer().notNull(), store_id: integer().notNull(), created_at: created() },
  (t) => [primaryKey({ columns: [t.customer_id, t.store_id] })],
)

export type NotificationType = 'order_status' | 'message' | 'referral_code'

/** Notifications of a customer, with their texts; live events go through the outbox. */
export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    customer_id: integer().notNull(),
    type: text().$type<NotificationType>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    order_id: integer(),
    conversation_id: integer(),
    sender_type: text().$type<ReceiverType>(),
    is_read: boolean().notNull().default(false),
    created_at: created(),
  },
  (t) => [
    index('notifications_unread').on(t.customer_id).where(sql`not ${t.is_read}`),
    index('notifications_customer').on(t.customer_id, newest(t.created_at)),
    index('notifications_age').on(t.created_at),
  ],
)
