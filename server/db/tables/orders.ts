import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeliveryAddress, FeeCharges, ParcelSize, SoldItem, Text } from '../shapes.ts'
import { active, created, moment, newest } from './columns.ts'

export type OrderStatus =
  | 'pending'
  | 'accepted'
  | 'confirmed'
  | 'processing'
  | 'handover'
  | 'picked_up'
  | 'delivered'
  | 'canceled'
  | 'failed'
  | 'refund_requested'
  | 'refunded'

export type OrderType = 'delivery' | 'take_away' | 'parcel'

export type PaymentMethod = 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment'

/** Who waives the fee: a store that always does, the shop above `free_delivery_over`, or else a coupon. */
export type FreeDeliveryBy = 'store' | 'admin' | 'coupon'

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey(),
    /** `customer:<id>` or `guest:<id>`. */
    owner: text().notNull(),
    customer_id: integer(),
    guest_id: text(),
    /** Keyed hash of the phone number of the account, or of the one a guest wrote; it stays when the account is removed. */
    phone_key: text(),
    /** Keyed hash of the network address an order came from, while it waits for its money. */
    address_key: text(),
    /**
     * The last moment that the order waits for its money: no attempt to pay moves it; `null` when it has never waited, and
     * when it was placed before this was kept.
     */
    pay_by: moment('pay_by'),
    /** `null` for a parcel; the next four columns are `null` for other orders. */
    store_id: integer(),
    parcel_category_id: integer(),
    /** As it was then; `null` when the parcel was placed before this was kept. */
    parcel_size: jsonb().$type<ParcelSize>(),
    /** As the sender stated it. */
    parcel_grams: integer(),
    charge_payer: text().$type<'sender' | 'receiver'>(),
    receiver_details: jsonb().$type<DeliveryAddress>(),
    module_id: integer().notNull(),
    zone_id: integer().notNull(),
    order_type: text().$type<OrderType>().notNull(),
    order_status: text().$type<OrderStatus>().notNull(),
    payment_method: text().$type<PaymentMethod>().notNull(),
    payment_status: text().$type<'unpaid' | 'paid' | 'partially_paid'>().notNull().default('unpaid'),
    /** Goods before discounts, options and add-ons included. */
    goods_amount: integer().notNull(),
    store_discount_amount: integer().notNull(),
    coupon_code: text(),
    coupon_discount_amount: integer().notNull().default(0),
    /** Off the first order of a customer. */
    welcome_discount_amount: integer().notNull().default(0),
    /** Of the store then, in hundredths of a percent. */
    tax_percentage: integer().notNull().default(0),
    total_tax_amount: integer().notNull(),
    delivery_charge: integer().notNull(),
    /** The fee before it was waived. */
    original_delivery_charge: integer().notNull(),
    /** What it was computed by, with `distance`; `null` when taken away, and when it was placed before this was kept. */
    delivery_fee: jsonb().$type<FeeCharges>(),
    /** Who waived it. */
    free_delivery_by: text().$type<FreeDeliveryBy>(),
    /** For the size of a parcel. */
    size_charge: integer().notNull().default(0),
    additional_charge: integer().notNull().default(0),
    /** What it was called then; `null` when nothing was charged, and when it was placed before this was kept. */
    additional_charge_name: jsonb().$type<Text>(),
    dm_tips: integer().notNull().default(0),
    order_amount: integer().notNull(),
    /** What of it the wallet has paid; nothing once it was given back before the delivery. */
    wallet_amount: integer().notNull().default(0),
    /** How often the wallet's part was returned before the delivery: each part needs its own occasion in the ledger. */
    wallet_round: integer().notNull().default(0),
    /** Of a parcel, where it is fetched. */
    delivery_address: jsonb().$type<DeliveryAddress>().notNull(),
    /** Metres by road from the store or the sender; 0 when taken away. */
    distance: integer().notNull().default(0),
    schedule_at: moment('schedule_at').notNull(),
    scheduled: boolean().notNull().default(false),
    minimum_delivery_minutes: integer().notNull(),
    maximum_delivery_minutes: integer().notNull(),
    /** A pharmacy says what it comes to once it has read the pictures (`priced`). */
    prescription_order: boolean().notNull().default(false),
    priced: moment('priced'),
    /**
     * The last moment at which the customer can accept that price; `null` before it is known, and when it was given before
     * this was kept: such an order waits for no acceptance.
     */
    price_by: moment('price_by'),
    price_accepted: moment('price_accepted'),
    /** Pictures of a prescription, by their names among the uploads. */
    order_attachment: jsonb().$type<string[]>().notNull().default([]),
    order_note: text().notNull().default(''),
    delivery_instruction: text().notNull().default(''),
    /** The receiver of the parcel sees the phone number of its sender. */
    share_sender_phone: boolean().notNull().default(false),
    unavailable_item_note: text().notNull().default(''),
    cutlery: boolean().notNull().default(false),
    /** The customer has declined the review prompt. */
    review_canceled: boolean().notNull().default(false),
    cancellation_reason: text(),
    canceled_by: text().$type<'customer' | 'store' | 'admin'>(),
    delivery_man_id: integer(),
    pending: moment('pending'),
    accepted: moment('accepted'),
    confirmed: moment('confirmed'),
    processing: moment('processing'),
    handover: moment('handover'),
    picked_up: moment('picked_up'),
    delivered: moment('delivered'),
    canceled: moment('canceled'),
    failed: moment('failed'),
    refund_requested: moment('refund_requested'),
    refunded: moment('refunded'),
    created_at: created(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('orders_owner').on(t.owner, newest(t.created_at)),
    index('orders_status').on(t.order_status, t.updated_at),
    index('orders_phone').on(t.phone_key),
    index('orders_address').on(t.address_key),
    index('orders_courier').on(t.delivery_man_id),
    index('orders_delivered')
      .on(t.store_id, t.order_type, newest(t.delivered))
      .where(sql`delivered is not null`),
  ],
)

/** What of an order says how its amount comes about, in minor units. */
export type OrderAmounts = Pick<
  typeof orders.$inferSelect,
  | 'goods_amount'
  | 'store_discount_amount'
  | 'coupon_discount_amount'
  | 'coupon_code'
  | 'welcome_discount_amount'
  | 'tax_percentage'
  | 'total_tax_amount'
  | 'delivery_charge'
  | 'original_delivery_charge'
  | 'free_delivery_by'
  | 'delivery_fee'
  | 'distance'
  | 'size_charge'
  | 'additional_charge'
  | 'additional_charge_name'
  | 'dm_tips'
  | 'order_amount'
>

/** Pictures of a prescription that were uploaded for an order to come; they go after a day. */
export const prescriptionPictures = pgTable(
  'prescription_pictures',
  {
    /** A UUID: the order names it. */
    id: text().primaryKey(),
    owner: text().notNull(),
    /** Counted from 1, in the order they were uploaded. */
    position: integer().notNull(),
    /** Its name among the uploads. */
    upload: text().notNull(),
    /** Of the file as it came. */
    content_hash: text().notNull(),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('prescription_pictures_owner').on(t.owner, t.content_hash),
    index('prescription_pictures_age').on(t.created_at),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    order_id: integer().notNull(),
    /** Counted from 1 in the order they were in the cart. */
    position: integer().notNull(),
    item_id: integer().notNull(),
    quantity: integer().notNull(),
    /** One unit: the item or its variation with options, before discount and without add-ons. */
    price: integer().notNull(),
    /** One unit. */
    discount_on_item: integer().notNull(),
    /** The whole line. */
    total_add_on_price: integer().notNull(),
    /** Its share of the order's. */
    tax_amount: integer().notNull(),
    item_details: jsonb().$type<SoldItem>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.order_id, t.position] }), index('order_lines_item').on(t.item_id)],
)

/** Sales and returns that the popularity of stores and items does not include yet (`count-sales.ts`). */
export const salesToCount = pgTable('sales_to_count', {
  id: text().primaryKey(),
  /** `null` when the row is not a new order of the store: pieces were returned, or a pharmacist named them later. */
  store_id: integer(),
  /** Negative for returned pieces. */
  sold: jsonb().$type<{ item_id: number; pieces: number }[]>().notNull(),
})

export const cancellationReasons = pgTable('cancellation_reasons', {
  id: integer().primaryKey(),
  reason: jsonb().$type<Text>().notNull(),
  user_type: text().$type<'customer' | 'store' | 'delivery_man'>().notNull().default('customer'),
  /** A parcel is canceled for other reasons than goods. */
  of_parcels: boolean().notNull().default(false),
  active: active(),
})

/**
 * The reward for a customer who brought another one, once per phone number of the brought one. It is paid when the order
 * that earned it can no longer be refunded.
 */
export const referrals = pgTable(
  'referrals',
  {
    phone_key: text().primaryKey(),
    order_id: integer().notNull(),
    friend_id: integer().notNull(),
    referrer_id: integer().notNull(),
    /** Minor units that were offered when the order was delivered. */
    amount: integer().notNull(),
    status: text().$type<'waiting' | 'paid' | 'void'>().notNull().default('waiting'),
    due_at: moment('due_at').notNull(),
  },
  (t) => [index('referrals_due').on(t.status, t.due_at)],
)

/** Pages of receipts that browsers may open for a while; only the SHA-256 of their address is kept. */
export const receiptLinks = pgTable(
  'receipt_links',
  {
    token_hash: text().primaryKey(),
    order_id: integer().notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('receipt_links_expiry').on(t.expires_at)],
)

/** Links that show an order to their holders (docs/decisions/029); only the SHA-256 of their token is kept. */
export const orderLinks = pgTable(
  'order_links',
  {
    token_hash: text().primaryKey(),
    order_id: integer().notNull(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('order_links_order').on(t.order_id), index('order_links_expiry').on(t.expires_at)],
)

/**
 * Tokens with which other browsers act for the guest of an order (docs/decisions/042); only their SHA-256 is kept. None
 * works after the guest signed in, because the order then belongs to a customer.
 */
export const orderProofs = pgTable(
  'order_proofs',
  {
    token_hash: text().primaryKey(),
    order_id: integer().notNull(),
    expires_at: moment('expires_at').notNull(),
    /** As of a session. */
    retry_hash: text(),
  },
  (t) => [
    index('order_proofs_order').on(t.order_id, newest(t.expires_at)),
    index('order_proofs_expiry').on(t.expires_at),
  ],
)

/** A request that may be repeated: `reply` is `null` while the first one runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    body_hash: text().notNull(),
    reply: jsonb().$type<unknown>(),
    created_at: created(),
  },
  (t) => [
    primaryKey({ columns: [t.owner, t.operation, t.key] }),
    index('idempotency_keys_age').on(t.created_at),
  ],
)
