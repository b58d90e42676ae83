import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, created, moment, newest } from './columns.ts'

/** Only the SHA-256 of a bearer token is kept. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    token_hash: text().primaryKey(),
    /** By which its customer names the session. */
    id: text().notNull().default(sql`gen_random_uuid()`),
    customer_id: integer().notNull(),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
    /** Of the last use, as it was noted; names only, no version and no network address. */
    browser: text(),
    system: text(),
    last_used_at: moment('last_used_at'),
    /** Where push messages reach the device that holds the token. */
    cm_firebase_token: text(),
    device_locale: text().$type<'en' | 'ar'>().notNull().default('en'),
    /** When the owner last proved to hold the session; null since the sign-in. */
    proven_at: moment('proven_at'),
    /** When Firebase proved the phone, by which the session began; null once a new password was chosen by it. */
    phone_proven_at: moment('phone_proven_at'),
    /** Of the code that made the session and the browser that sent it (`server/accounts/codes/retry.ts`). */
    retry_hash: text(),
  },
  (t) => [
    uniqueIndex('customer_tokens_id').on(t.id),
    index('customer_tokens_retry').on(t.retry_hash).where(sql`retry_hash is not null`),
    index('customer_tokens_customer').on(t.customer_id),
    index('customer_tokens_device').on(t.cm_firebase_token),
    index('customer_tokens_expiry').on(t.expires_at),
  ],
)

/** Who a customer is at Google, Apple or Facebook. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    medium: text().$type<'google' | 'facebook' | 'apple'>().notNull(),
    subject: text().notNull(),
    customer_id: integer().notNull(),
    created_at: created(),
  },
  (t) => [
    primaryKey({ columns: [t.medium, t.subject] }),
    index('social_identities_customer').on(t.customer_id),
  ],
)

/** Public keys by which devices of customers sign in; the private ones never leave the devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** By which its customer names the passkey. */
    id: text().primaryKey().default(sql`gen_random_uuid()`),
    customer_id: integer().notNull(),
    /** What the device calls it, base64url. */
    credential_id: text().notNull(),
    /** By which the device knows the customer, base64url; random, the same for all passkeys of a customer. */
    user_handle: text().notNull(),
    /** COSE. */
    public_key: bytes('public_key').notNull(),
    /**
     * Counter of the last signature; a counter that does not grow means a copied key. A device without a counter sends
     * 0.
     */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text(),
    /** Where it was made, in words. */
    browser: text(),
    system: text(),
    created_at: created(),
    last_used_at: moment('last_used_at'),
  },
  (t) => [
    uniqueIndex('passkeys_credential').on(t.credential_id),
    index('passkeys_customer').on(t.customer_id, newest(t.created_at)),
  ],
)

/** Challenges that wait for a signature, hashed; a used one has no row. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    purpose: text().$type<'add' | 'sign_in'>().notNull(),
    /** This and the next two of `add` only: the session that asked, and whose passkey it will be. */
    session: text(),
    customer_id: integer(),
    user_handle: text(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [
    index('passkey_challenges_customer').on(t.customer_id),
    index('passkey_challenges_expiry').on(t.expires_at),
  ],
)

/** The living code of each recipient or customer; neither is kept in clear. A used code has no row. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text()
      .$type<'verify_phone' | 'verify_email' | 'reset_password' | 'login' | 'confirm' | 'order'>()
      .notNull(),
    recipient: text().notNull(),
    code_hash: text().notNull(),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.recipient] }), index('one_time_codes_expiry').on(t.expires_at)],
)

/** How much of a limit was used up since `since`; the name is hashed (server/limits/budget.ts). */
export const budgets = pgTable(
  'budgets',
  {
    name: text().primaryKey(),
    spent: integer().notNull(),
    since: moment('since').notNull(),
    last_at: moment('last_at').notNull(),
  },
  (t) => [index('budgets_since').on(t.since)],
)

/**
 * Guest ids whose cart and orders became a customer's: they are dead (docs/contract.md §1). Living ones need no row. After
 * RETIRED_GUEST_DAYS the row goes, and the id is one of a guest without anything.
 */
export const retiredGuests = pgTable(
  'retired_guests',
  {
    id: text().primaryKey(),
    customer_id: integer().notNull(),
    created_at: created(),
  },
  (t) => [index('retired_guests_age').on(t.created_at)],
)
