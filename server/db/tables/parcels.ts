import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Text } from '../shapes.ts'
import { moment } from './columns.ts'

export type ParcelSide = 'sender' | 'receiver'

/** How a parcel changes hands (docs/decisions/036): one row for each order of a parcel. */
export const parcelHandovers = pgTable('parcel_handovers', {
  order_id: integer().primaryKey(),
  /** Four digits each; `null` where the shop asked for no codes when the parcel was placed. */
  pickup_code: text(),
  handover_code: text(),
  return_code: text(),
  /** Where the courier set out to the sender. */
  set_out_from: jsonb().$type<{ lat: number; lng: number }>(),
  /** Proof of the hand-over: a picture among the uploads, and the name of the person at the door. */
  proof_picture: text(),
  proof_name: text(),
  /** When the way back to the sender began, and when it ended. */
  returning: moment('returning'),
  returned: moment('returned'),
  /** When the parcel was declared lost, on its way to the receiver or back. */
  lost_at: moment('lost_at'),
  /** What a return or a late cancellation costs in addition; `null` without one. */
  fee: integer(),
  /** How that was settled: out of what was paid before, in cash by the courier, and from the wallet or as a debt. */
  kept: integer().notNull().default(0),
  collected: integer().notNull().default(0),
  charged: integer().notNull().default(0),
  /** What of the paid amount went back. */
  given_back: integer().notNull().default(0),
})

/** Hand-overs that failed. */
export const parcelAttempts = pgTable(
  'parcel_attempts',
  {
    order_id: integer().notNull(),
    /** Counted from 1. */
    number: integer().notNull(),
    at: moment('at').notNull(),
    /** As the courier chose it, in every language. */
    reason: jsonb().$type<Text>().notNull(),
    /** The courier waits until then, and then turns back. */
    waiting_until: moment('waiting_until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.order_id, t.number] })],
)

/** Links that show a parcel to one side (docs/decisions/036); only the SHA-256 of their token is kept. */
export const parcelLinks = pgTable(
  'parcel_links',
  {
    token_hash: text().primaryKey(),
    order_id: integer().notNull(),
    side: text().$type<ParcelSide>().notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('parcel_links_order').on(t.order_id), index('parcel_links_expiry').on(t.expires_at)],
)
