import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OfflineInput, Text } from '../shapes.ts'
import { active, created, moment, name } from './columns.ts'

export type PaymentStatus =
  | 'open'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'to_refund'
  | 'refunded'

/** Why a payment came to nothing, as the contract names it. */
export type FailureReason =
  | 'insufficient_funds'
  | 'bank_refused'
  | 'confirmation_failed'
  | 'expired'
  | 'canceled'
  | 'technical'

/** One try to pay at a gateway, for an order or into a wallet. Sums are in the smallest unit that gateway counts in. */
export const payments = pgTable(
  'payments',
  {
    /** A UUID, part of the return address. */
    id: text().primaryKey(),
    /** Of an order, or of the customer whose wallet it fills. */
    order_id: integer(),
    customer_id: integer(),
    gateway: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The amount in minor units of the shop. */
    due: integer().notNull(),
    status: text().$type<PaymentStatus>().notNull().default('open'),
    /** Of a payment that came to nothing; it stays when money comes after all and goes back. */
    failure_reason: text().$type<FailureReason>(),
    /** Where in the shop the browser goes in the end. */
    callback: text().notNull(),
    /** The gateway's name of the page and its address; `null` until the gateway has opened it. */
    reference: text(),
    redirect_link: text(),
    transaction_reference: text(),
    /** What came, when anything did. */
    received_amount: integer(),
    received_currency: text(),
    /** `null` too for money that came before this was kept. */
    received_at: moment('received_at'),
    /** Minor units of `due` that the order keeps, because only a part of it was refunded. */
    kept: integer().notNull().default(0),
    /** Minor units of `due` that are not given back: they cover spent rewards of the refunded order. */
    withheld: integer().notNull().default(0),
    /** When the gateway was last asked to give it back. */
    refund_asked_at: moment('refund_asked_at'),
    created_at: created(),
    /** When the gateway was last heard. */
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('payments_reference').on(t.gateway, t.reference),
    index('payments_order').on(t.order_id),
    check('payments_purpose', sql`(${t.order_id} is null) <> (${t.customer_id} is null)`),
    index('payments_status').on(t.status, t.updated_at),
  ],
)

/** Payments as the sandbox gateway records them; the server reads them only through the provider. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** The `id` the payment was opened with. */
  reference: text().primaryKey(),
  order_id: integer(),
  amount: integer().notNull(),
  currency: text().notNull(),
  locale: text().$type<'en' | 'ar'>().notNull(),
  return_link: text().notNull(),
  state: text().$type<'open' | 'paid' | 'failed' | 'canceled' | 'expired'>().notNull().default('open'),
  /** Why it is not paid. */
  reason: text().$type<FailureReason>(),
  /** Until then it says that it is still deciding. */
  decided_at: moment('decided_at'),
  /** How many messages about it the shop is still to be sent, and when the next one. */
  messages: integer().notNull().default(0),
  message_at: moment('message_at'),
  refunded_at: moment('refunded_at'),
})

export type OfflineStatus = 'pending' | 'verified' | 'denied' | 'to_refund' | 'refunded'

/** A way to pay outside the shop: what customers are told, and what they tell when they have paid. */
export const offlinePaymentMethods = pgTable('offline_payment_methods', {
  id: integer().primaryKey(),
  name: name(),
  fields: jsonb().$type<{ name: Text; value: Text }[]>().notNull(),
  inputs: jsonb().$type<OfflineInput[]>().notNull(),
  active: active(),
  position: integer().notNull().default(0),
})

/** A customer's details of a bank transfer; a clerk checks whether the money arrived. */
export const offlinePayments = pgTable(
  'offline_payments',
  {
    order_id: integer().primaryKey(),
    method_id: integer().notNull(),
    /** As it was called then. */
    method_name: jsonb().$type<Text>().notNull(),
    /** Labels are those of the method when the customer filled in its fields. */
    inputs: jsonb().$type<{ name: string; label?: Text | undefined; value: string }[]>().notNull(),
    customer_note: text().notNull().default(''),
    /** A picture of it, by its name among the uploads. */
    proof: text(),
    status: text().$type<OfflineStatus>().notNull().default('pending'),
    /** Minor units that were asked for; `null` when it was told before this was kept. */
    due: integer(),
    /** Minor units that the order keeps, because only a part of it was refunded. */
    kept: integer().notNull().default(0),
    /** When a clerk transferred it back. */
    sent_at: moment('sent_at'),
    /** Minor units that are not transferred back: they cover spent rewards of the refunded order. */
    withheld: integer().notNull().default(0),
    /** Why it was denied. */
    note: jsonb().$type<Text>(),
    created_at: created(),
    updated_at: moment('updated_at').notNull(),
  },
  (t) => [index('offline_payments_status').on(t.status, t.updated_at)],
)
