import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DiscountType, Text } from '../shapes.ts'
import { active, moment } from './columns.ts'

/** Campaigns of stores; campaign items are rows of `items` with dates. */
export const campaigns = pgTable('campaigns', {
  id: integer().primaryKey(),
  slug: text().notNull(),
  title: jsonb().$type<Text>().notNull(),
  description: jsonb().$type<Text>().notNull(),
  picture: text().notNull(),
  module_id: integer().notNull(),
  start_date: moment('start_date').notNull(),
  end_date: moment('end_date').notNull(),
  active: active(),
})

export const campaignStores = pgTable(
  'campaign_stores',
  { campaign_id: integer().notNull(), store_id: integer().notNull() },
  (t) => [primaryKey({ columns: [t.campaign_id, t.store_id] })],
)

export const flashSales = pgTable('flash_sales', {
  id: integer().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  module_id: integer().notNull(),
  start_date: moment('start_date').notNull(),
  end_date: moment('end_date').notNull(),
  active: active(),
})

/** While a sale runs and `sold < stock`, its discount replaces those of the item and the store. */
export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    id: integer().primaryKey(),
    flash_sale_id: integer().notNull(),
    item_id: integer().notNull(),
    discount: integer().notNull(),
    discount_type: text().$type<DiscountType>().notNull(),
    stock: integer().notNull(),
    sold: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('flash_sale_items_item').on(t.flash_sale_id, t.item_id),
    index('flash_sale_items_by_item').on(t.item_id),
  ],
)

export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey(),
    /** Upper case. */
    code: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    coupon_type: text()
      .$type<'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery'>()
      .notNull()
      .default('default'),
    discount: integer().notNull().default(0),
    discount_type: text().$type<DiscountType>().notNull().default('percent'),
    min_purchase: integer().notNull().default(0),
    /** Upper bound of a percentage; `null` for none. */
    max_discount: integer(),
    start_date: moment('start_date').notNull(),
    expire_date: moment('expire_date').notNull(),
    /** Uses per customer and over all customers; `null` for no limit. */
    limit_per_customer: integer(),
    limit_total: integer(),
    total_uses: integer().notNull().default(0),
    module_id: integer().notNull(),
    store_ids: jsonb().$type<number[]>().notNull().default([]),
    zone_ids: jsonb().$type<number[]>().notNull().default([]),
    active: active(),
  },
  (t) => [uniqueIndex('coupons_code').on(t.code)],
)

/** How often each owner (`customer:<id>` or `guest:<id>`) and each phone number (`phone:<its keyed hash>`) used a coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  { coupon_id: integer().notNull(), owner: text().notNull(), uses: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.coupon_id, t.owner] })],
)

export const cashbacks = pgTable('cashbacks', {
  id: integer().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  cashback_type: text().$type<'percentage' | 'amount'>().notNull(),
  /** Hundredths of a percent, or minor units. */
  cashback_amount: integer().notNull(),
  min_purchase: integer().notNull().default(0),
  /** Upper bound of a percentage; `null` for none. */
  max_discount: integer(),
  start_date: moment('start_date').notNull(),
  end_date: moment('end_date').notNull(),
  active: active(),
})

/** Bonuses that the shop adds when a customer puts money into the wallet. */
export const walletBonuses = pgTable('wallet_bonuses', {
  id: integer().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  description: jsonb().$type<Text>().notNull(),
  bonus_type: text().$type<'percentage' | 'amount'>().notNull(),
  /** Hundredths of a percent, or minor units. */
  bonus_amount: integer().notNull(),
  minimum_add_amount: integer().notNull().default(0),
  /** Upper bound of a percentage; `null` for none. */
  maximum_bonus_amount: integer(),
  start_date: moment('start_date').notNull(),
  end_date: moment('end_date').notNull(),
  active: active(),
})
