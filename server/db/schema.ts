import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { BETWEEN_WORDS, foldedLetters, plainLetters } from './fold.ts'
import type {
  ChoiceOption,
  ChosenAddOn,
  ChosenVariation,
  DeliveryAddress,
  DiscountType,
  FoodVariation,
  Hours,
  ModuleType,
  OfflineInput,
  Outline,
  ShopSettings,
  SoldItem,
  Text,
  Variation,
} from './shapes.ts'

/*
 * Conventions: money is an integer of minor units; `discount` and `tax` percentages are hundredths of a percent;
 * `picture`, `icon`, `logo` and `cover` hold a picture name served under /media. Catalogue keys are seeded, all
 * other integer keys are handed out by `numbers.ts`; nothing here needs a sequence, a trigger or a geometry type.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
const created = () => moment('created_at').notNull().defaultNow()
const name = () => jsonb('name').$type<Text>().notNull()
const active = () => boolean('active').notNull().default(true)

const rating = {
  rating_sum: () => integer('rating_sum').notNull().default(0),
  rating_count: () => integer('rating_count').notNull().default(0),
  avg_rating: () =>
    doublePrecision('avg_rating')
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 2)::double precision end`,
      ),
}

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The words of a text without their places; what `fold` and `wordsOf` do to a query, done by the database. */
const searchWords = (words: SQL) =>
  tsvector('search_words')
    .notNull()
    .generatedAlwaysAs(
      sql`array_to_tsvector(array_remove(regexp_split_to_array(translate(lower(${words}), '${sql.raw(foldedLetters.from)}', '${sql.raw(foldedLetters.to)}'), '${sql.raw(BETWEEN_WORDS.replaceAll("'", "''"))}'), ''))`,
    )

export const settings = pgTable('settings', {
  id: integer().primaryKey(),
  value: jsonb().$type<ShopSettings>().notNull(),
})

/** The last number handed out per kind; processes reserve blocks, so gaps are normal. */
export const counters = pgTable('counters', {
  name: text().primaryKey(),
  value: integer().notNull(),
})

export const pages = pgTable('pages', {
  key: text().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  value: jsonb().$type<Text>().notNull(),
})

export const zones = pgTable('zones', {
  id: integer().primaryKey(),
  name: name(),
  outline: jsonb().$type<Outline>().notNull(),
  active: active(),
  cash_on_delivery: boolean().notNull().default(true),
  digital_payment: boolean().notNull().default(true),
  offline_payment: boolean().notNull().default(false),
  /** Hundredths of a percent added to the delivery fee while the status is on. */
  increased_delivery_fee: integer().notNull().default(0),
  increased_delivery_fee_status: boolean().notNull().default(false),
  increase_delivery_charge_message: jsonb().$type<Text>(),
})

export const modules = pgTable('modules', {
  id: integer().primaryKey(),
  name: name(),
  type: text().$type<ModuleType>().notNull(),
  description: jsonb().$type<Text>().notNull(),
  icon: text().notNull(),
  thumbnail: text().notNull(),
  active: active(),
  position: integer().notNull().default(0),
})

/** Which modules a zone serves, and what a delivery costs there. */
export const moduleZones = pgTable(
  'module_zones',
  {
    module_id: integer().notNull(),
    zone_id: integer().notNull(),
    per_km_shipping_charge: integer().notNull(),
    minimum_shipping_charge: integer().notNull(),
    maximum_shipping_charge: integer(),
    maximum_cod_order_amount: integer(),
  },
  (t) => [primaryKey({ columns: [t.module_id, t.zone_id] })],
)

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    name: name(),
    module_id: integer().notNull(),
    parent_id: integer(),
    picture: text().notNull(),
    featured: boolean().notNull().default(false),
    active: active(),
    position: integer().notNull().default(0),
  },
  (t) => [
    index('categories_module').on(t.module_id, t.parent_id, t.position),
    index('categories_parent').on(t.parent_id),
    uniqueIndex('categories_slug').on(t.slug),
  ],
)

export const brands = pgTable(
  'brands',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    name: name(),
    module_id: integer().notNull(),
    picture: text().notNull(),
    active: active(),
  },
  (t) => [index('brands_module').on(t.module_id)],
)

/** What the goods of a pharmacy help with. */
export const commonConditions = pgTable(
  'common_conditions',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    name: name(),
    module_id: integer().notNull(),
    active: active(),
  },
  (t) => [
    index('common_conditions_module').on(t.module_id),
    uniqueIndex('common_conditions_slug').on(t.slug),
  ],
)

export const parcelCategories = pgTable('parcel_categories', {
  id: integer().primaryKey(),
  name: name(),
  description: jsonb().$type<Text>().notNull(),
  picture: text().notNull(),
  module_id: integer().notNull(),
  /** In place of what the module charges in the sender's zone; `null` leaves that. */
  per_km_shipping_charge: integer(),
  minimum_shipping_charge: integer(),
  active: active(),
  position: integer().notNull().default(0),
})

export const stores = pgTable(
  'stores',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    name: name(),
    address: jsonb().$type<Text>().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    module_id: integer().notNull(),
    zone_id: integer().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    logo: text().notNull(),
    cover: text().notNull(),
    /** Sunday first; a day without spans is closed. */
    hours: jsonb().$type<Hours>().notNull(),
    schedule_order: boolean().notNull().default(true),
    minimum_order: integer().notNull().default(0),
    minimum_delivery_minutes: integer().notNull(),
    maximum_delivery_minutes: integer().notNull(),
    tax: integer().notNull().default(0),
    /** Percent off everything in the store; replaces the discounts of its items when greater than 0. */
    discount: integer().notNull().default(0),
    free_delivery: boolean().notNull().default(false),
    delivery: boolean().notNull().default(true),
    take_away: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    recommended: boolean().notNull().default(false),
    cutlery: boolean().notNull().default(false),
    prescription_order: boolean().notNull().default(false),
    veg: boolean().notNull().default(true),
    non_veg: boolean().notNull().default(true),
    halal_tag_status: boolean().notNull().default(false),
    description: jsonb().$type<Text>(),
    announcement: jsonb().$type<Text>(),
    active: active(),
    order_count: integer().notNull().default(0),
    total_items: integer().notNull().default(0),
    rating_sum: rating.rating_sum(),
    rating_count: rating.rating_count(),
    avg_rating: rating.avg_rating(),
    created_at: created(),
    search_words: searchWords(sql`(name->>'en') || ' ' || (name->>'ar')`),
  },
  (t) => [
    uniqueIndex('stores_slug').on(t.slug),
    index('stores_popular').on(t.zone_id, t.module_id, newest(t.order_count), t.id),
    index('stores_rated').on(t.zone_id, t.module_id, newest(t.avg_rating), t.id),
    index('stores_latest').on(t.zone_id, t.module_id, newest(t.created_at), t.id),
    index('stores_words').using('gin', t.search_words),
  ],
)

export const addOns = pgTable(
  'add_ons',
  {
    id: integer().primaryKey(),
    store_id: integer().notNull(),
    name: name(),
    price: integer().notNull(),
    active: active(),
  },
  (t) => [index('add_ons_store').on(t.store_id)],
)

export const items = pgTable(
  'items',
  {
    id: integer().primaryKey(),
    slug: text().notNull(),
    name: name(),
    description: jsonb().$type<Text>().notNull(),
    store_id: integer().notNull(),
    module_id: integer().notNull(),
    zone_id: integer().notNull(),
    category_id: integer().notNull(),
    brand_id: integer(),
    common_condition_id: integer(),
    picture: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    price: integer().notNull(),
    discount: integer().notNull().default(0),
    discount_type: text().$type<DiscountType>().notNull().default('percent'),
    /** Units left over all variations; `null` in food, which is cooked to order. */
    stock: integer(),
    maximum_cart_quantity: integer(),
    /** `HH:MM` on the shop's clock; both `null` all day. */
    available_time_starts: text(),
    available_time_ends: text(),
    /** Set on campaign items only, which ordinary lists leave out. */
    available_date_starts: moment('available_date_starts'),
    available_date_ends: moment('available_date_ends'),
    veg: boolean().notNull().default(false),
    organic: boolean().notNull().default(false),
    halal: boolean().notNull().default(false),
    recommended: boolean().notNull().default(false),
    is_prescription_required: boolean().notNull().default(false),
    unit: jsonb().$type<Text>(),
    variations: jsonb().$type<Variation[]>().notNull().default([]),
    food_variations: jsonb().$type<FoodVariation[]>().notNull().default([]),
    choice_options: jsonb().$type<ChoiceOption[]>().notNull().default([]),
    add_on_ids: jsonb().$type<number[]>().notNull().default([]),
    tags: jsonb().$type<Text[]>().notNull().default([]),
    nutritions: jsonb().$type<Text[]>().notNull().default([]),
    allergies: jsonb().$type<Text[]>().notNull().default([]),
    generic_name: jsonb().$type<Text[]>().notNull().default([]),
    karat: text(),
    total_weight: text(),
    country: jsonb().$type<Text>(),
    active: active(),
    order_count: integer().notNull().default(0),
    wishlist_count: integer().notNull().default(0),
    rating_sum: rating.rating_sum(),
    rating_count: rating.rating_count(),
    avg_rating: rating.avg_rating(),
    created_at: created(),
    search_words: searchWords(
      sql`(name->>'en') || ' ' || (name->>'ar') || ' ' || jsonb_path_query_array(tags || generic_name, '$[*].*')::text`,
    ),
  },
  (t) => [
    uniqueIndex('items_slug').on(t.slug),
    index('items_popular').on(t.zone_id, t.module_id, newest(t.order_count), t.id),
    index('items_rated').on(t.zone_id, t.module_id, newest(t.avg_rating), t.id),
    index('items_latest').on(t.zone_id, t.module_id, newest(t.created_at), t.id),
    index('items_store').on(t.store_id, newest(t.created_at)),
    index('items_category').on(t.category_id, t.zone_id, newest(t.order_count)),
    index('items_brand').on(t.brand_id),
    index('items_common_condition').on(t.common_condition_id),
    index('items_words').using('gin', t.search_words),
  ],
)

/** Every word of an item or a store: what a misspelled word may have meant (`server/catalogue/vocabulary.ts`). */
export const words = pgTable(
  'words',
  {
    word: text().primaryKey(),
    spelling: text()
      .notNull()
      .generatedAlwaysAs(
        sql`translate(word, '${sql.raw(plainLetters.from)}', '${sql.raw(plainLetters.to)}')`,
      ),
  },
  (t) => [index('words_alike').using('gin', sql`${t.spelling} gin_trgm_ops`)],
)

export const banners = pgTable('banners', {
  id: integer().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  short_description: jsonb().$type<Text>(),
  type: text().$type<'default' | 'store_wise' | 'item_wise'>().notNull().default('default'),
  picture: text().notNull(),
  link: text(),
  store_id: integer(),
  item_id: integer(),
  module_id: integer().notNull(),
  /** `null` shows the banner in every zone. */
  zone_id: integer(),
  featured: boolean().notNull().default(false),
  active: active(),
  position: integer().notNull().default(0),
})

/** Pictures between the sections of a module. */
export const otherBanners = pgTable('other_banners', {
  module_id: integer().primaryKey(),
  promotional: text(),
  best_reviewed: text(),
  bottom: text(),
  nearby: text(),
})

/** How to get the services of a module: a player's address, a file's address or a picture, with steps. */
export const videoContents = pgTable('video_contents', {
  module_id: integer().primaryKey(),
  type: text().$type<'video' | 'video_content' | 'image'>().notNull(),
  video: text(),
  picture: text(),
  steps: jsonb().$type<{ title: Text; description: Text }[]>().notNull(),
})

/** Why to choose a module. */
export const reasons = pgTable('reasons', {
  id: integer().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  short_description: jsonb().$type<Text>().notNull(),
  picture: text().notNull(),
  module_id: integer().notNull(),
  active: active(),
  position: integer().notNull().default(0),
})

/** Promotions stores pay for: pictures, or the address of a video. */
export const advertisements = pgTable(
  'advertisements',
  {
    id: integer().primaryKey(),
    add_type: text().$type<'store_promotion' | 'video_promotion'>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    description: jsonb().$type<Text>().notNull(),
    cover: text(),
    profile: text(),
    video: text(),
    is_rating_active: boolean().notNull().default(true),
    is_review_active: boolean().notNull().default(true),
    store_id: integer().notNull(),
    start_date: moment('start_date').notNull(),
    end_date: moment('end_date').notNull(),
    active: active(),
    position: integer().notNull().default(0),
  },
  (t) => [index('advertisements_store').on(t.store_id)],
)

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

/** What is added when a customer puts money into the wallet. */
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

/** How often each owner (`customer:<id>` or `guest:<id>`) used a coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  { coupon_id: integer().notNull(), owner: text().notNull(), uses: integer().notNull().default(0) },
  (t) => [primaryKey({ columns: [t.coupon_id, t.owner] })],
)

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey(),
    item_id: integer().notNull(),
    store_id: integer().notNull(),
    order_id: integer(),
    customer_id: integer(),
    customer_name: text().notNull(),
    rating: integer().notNull(),
    comment: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    reply: text(),
    active: active(),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('reviews_once').on(t.order_id, t.item_id),
    index('reviews_item').on(t.item_id, newest(t.created_at)),
    index('reviews_store').on(t.store_id, newest(t.created_at)),
  ],
)

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
    picture: text(),
    is_phone_verified: boolean().notNull().default(false),
    is_email_verified: boolean().notNull().default(false),
    active: active(),
    ref_code: text().notNull(),
    referred_by: integer(),
    /** Categories the customer likes. */
    interests: jsonb().$type<number[]>().notNull().default([]),
    order_count: integer().notNull().default(0),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('customers_email').on(t.email),
    uniqueIndex('customers_phone').on(t.phone),
    uniqueIndex('customers_ref_code').on(t.ref_code),
  ],
)

/** Pictures customers sent, as they are served; whoever knows the name may see one. */
export const uploads = pgTable('uploads', {
  name: text().primaryKey(),
  picture: bytes('picture').notNull(),
  created_at: created(),
})

/** Only the SHA-256 of a bearer token is kept. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    token_hash: text().primaryKey(),
    customer_id: integer().notNull(),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
    /** Where push messages reach the device that holds the token. */
    cm_firebase_token: text(),
    device_locale: text().$type<'en' | 'ar'>().notNull().default('en'),
  },
  (t) => [
    index('customer_tokens_customer').on(t.customer_id),
    index('customer_tokens_device').on(t.cm_firebase_token),
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

/** The living code of each recipient; neither is kept in clear. A used code has no row. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text().$type<'verify_phone' | 'reset_password'>().notNull(),
    recipient: text().notNull(),
    code_hash: text().notNull(),
    tries: integer().notNull().default(0),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.recipient] }), index('one_time_codes_expiry').on(t.expires_at)],
)

/** How many codes went to a recipient, or for an address, in the hour since `since`. */
export const sendBudgets = pgTable(
  'send_budgets',
  {
    name: text().primaryKey(),
    sends: integer().notNull(),
    since: moment('since').notNull(),
    last_at: moment('last_at').notNull(),
  },
  (t) => [index('send_budgets_since').on(t.since)],
)

/** Guest ids whose cart and orders became a customer's: they are dead (contract §1). Living ones need no row. */
export const retiredGuests = pgTable('retired_guests', {
  id: text().primaryKey(),
  customer_id: integer().notNull(),
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

/** What happened to a customer, in the words they read later; live news goes through the outbox. */
export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    customer_id: integer().notNull(),
    type: text().$type<'order_status' | 'message' | 'referral_code'>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    order_id: integer(),
    conversation_id: integer(),
    sender_type: text().$type<ReceiverType>(),
    created_at: created(),
  },
  (t) => [index('notifications_customer').on(t.customer_id, newest(t.created_at))],
)

/** With whom a customer talks: a store, a courier, or the support of the shop. */
export type ReceiverType = 'vendor' | 'delivery_man' | 'admin'

export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey(),
    customer_id: integer().notNull(),
    receiver_type: text().$type<ReceiverType>().notNull(),
    /** Of a store or a courier; 0 is the support. */
    receiver_id: integer().notNull(),
    /** The position of the last message. */
    message_count: integer().notNull().default(0),
    /** Up to which position each side has read. */
    customer_read: integer().notNull().default(0),
    receiver_read: integer().notNull().default(0),
    created_at: created(),
    updated_at: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('conversations_receiver').on(t.customer_id, t.receiver_type, t.receiver_id),
    index('conversations_customer').on(t.customer_id, newest(t.updated_at)),
    index('conversations_unanswered').on(t.updated_at).where(sql`receiver_read < message_count`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    conversation_id: integer().notNull(),
    /** Counted from 1 while the conversation is locked: the order they were written in. */
    position: integer().notNull(),
    sender_type: text().$type<ReceiverType | 'customer'>().notNull(),
    message: text().notNull(),
    /** Names of uploads. */
    pictures: jsonb().$type<string[]>().notNull().default([]),
    order_id: integer(),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.conversation_id, t.position] })],
)

/** The row that is locked while a cart changes; `owner` is `customer:<id>` or `guest:<id>`. */
export const carts = pgTable('carts', {
  owner: text().primaryKey(),
  updated_at: moment('updated_at').notNull().defaultNow(),
})

export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer().primaryKey(),
    owner: text().notNull(),
    item_id: integer().notNull(),
    store_id: integer().notNull(),
    module_id: integer().notNull(),
    quantity: integer().notNull(),
    variation: jsonb().$type<ChosenVariation>(),
    /** The variation in one canonical line of text: the same choice cannot be in a cart twice. */
    variation_key: text().notNull().default(''),
    add_ons: jsonb().$type<ChosenAddOn[]>().notNull().default([]),
    created_at: created(),
  },
  (t) => [uniqueIndex('cart_lines_choice').on(t.owner, t.item_id, t.variation_key)],
)

export const deliveryMen = pgTable(
  'delivery_men',
  {
    id: integer().primaryKey(),
    f_name: jsonb().$type<Text>().notNull(),
    l_name: jsonb().$type<Text>().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    picture: text().notNull(),
    zone_id: integer().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Degrees clockwise from north. */
    heading: doublePrecision().notNull().default(0),
    /** Orders carried now. */
    current_orders: integer().notNull().default(0),
    active: active(),
    rating_sum: rating.rating_sum(),
    rating_count: rating.rating_count(),
    avg_rating: rating.avg_rating(),
  },
  (t) => [index('delivery_men_zone').on(t.zone_id)],
)

/** What a customer says of whoever brought an order. */
export const courierReviews = pgTable(
  'courier_reviews',
  {
    order_id: integer().primaryKey(),
    delivery_man_id: integer().notNull(),
    customer_id: integer(),
    rating: integer().notNull(),
    comment: text().notNull(),
    created_at: created(),
  },
  (t) => [index('courier_reviews_courier').on(t.delivery_man_id, newest(t.created_at))],
)

export type Ledger = 'wallet' | 'points'

/** Why something was transferred, as the wire says it. */
export type TransferKind =
  | 'add_fund'
  | 'add_fund_bonus'
  | 'add_fund_by_admin'
  | 'order_place'
  | 'partial_payment'
  | 'order_refund'
  | 'loyalty_point'
  | 'referrer'
  | 'CashBack'
  | 'point_to_wallet'
  | 'account_closed'

/**
 * The books, by double entry: each row moves something from one account to another, so that all accounts of a ledger
 * together are always nothing. Written by `post` alone, never changed. Money in minor units, and points.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: text().primaryKey(),
    ledger: text().$type<Ledger>().notNull(),
    /** `wallet:<customer>` and `points:<customer>`; `shop:<reason>` is the shop's own side. */
    from_account: text().notNull(),
    to_account: text().notNull(),
    amount: integer().notNull(),
    /** Counted from 1 in the customer's account. */
    position: integer().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    occasion: text().notNull(),
    reference: text(),
    created_at: created(),
  },
  (t) => [
    check('transfers_amount', sql`${t.amount} > 0`),
    check('transfers_accounts', sql`${t.from_account} <> ${t.to_account}`),
    uniqueIndex('transfers_occasion').on(t.occasion, t.ledger),
    index('transfers_from').on(t.from_account, newest(t.created_at)),
    index('transfers_to').on(t.to_account, newest(t.created_at)),
  ],
)

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

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey(),
    /** `customer:<id>` or `guest:<id>`. */
    owner: text().notNull(),
    customer_id: integer(),
    guest_id: text(),
    /** `null` for a parcel, as the three after it are for goods. */
    store_id: integer(),
    parcel_category_id: integer(),
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
    total_tax_amount: integer().notNull(),
    delivery_charge: integer().notNull(),
    /** The fee before it was waived. */
    original_delivery_charge: integer().notNull(),
    additional_charge: integer().notNull().default(0),
    dm_tips: integer().notNull().default(0),
    order_amount: integer().notNull(),
    /** What of it the wallet has paid; nothing once it was given back before the delivery. */
    wallet_amount: integer().notNull().default(0),
    /** Of a parcel, where it is fetched. */
    delivery_address: jsonb().$type<DeliveryAddress>().notNull(),
    /** Metres by road from the store or the sender; 0 when taken away. */
    distance: integer().notNull().default(0),
    schedule_at: moment('schedule_at').notNull(),
    scheduled: boolean().notNull().default(false),
    minimum_delivery_minutes: integer().notNull(),
    maximum_delivery_minutes: integer().notNull(),
    order_note: text().notNull().default(''),
    delivery_instruction: text().notNull().default(''),
    unavailable_item_note: text().notNull().default(''),
    cutlery: boolean().notNull().default(false),
    /** The customer does not want to be asked for a review. */
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
    index('orders_courier').on(t.delivery_man_id),
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
    tax_amount: integer().notNull(),
    item_details: jsonb().$type<SoldItem>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.order_id, t.position] }), index('order_lines_item').on(t.item_id)],
)

export type PaymentStatus = 'open' | 'processing' | 'paid' | 'failed' | 'canceled' | 'to_refund' | 'refunded'

/** One try to pay at a gateway, for an order or into a wallet. Sums are in the smallest unit that gateway counts in. */
export const payments = pgTable(
  'payments',
  {
    /** A UUID: the way back from the gateway carries it. */
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
    /** Where in the shop the browser goes in the end. */
    callback: text().notNull(),
    /** The gateway's name of the page and its address; `null` until the gateway has opened it. */
    reference: text(),
    redirect_link: text(),
    transaction_reference: text(),
    /** What came, when anything did. */
    received_amount: integer(),
    received_currency: text(),
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

/** A way to pay outside the shop: what customers are told, and what they tell when they have paid. */
export const offlinePaymentMethods = pgTable('offline_payment_methods', {
  id: integer().primaryKey(),
  name: name(),
  fields: jsonb().$type<{ name: Text; value: Text }[]>().notNull(),
  inputs: jsonb().$type<OfflineInput[]>().notNull(),
  active: active(),
  position: integer().notNull().default(0),
})

export type OfflineStatus = 'pending' | 'verified' | 'denied' | 'to_refund'

/** What the customer of an order says of a payment outside the shop; somebody looks whether the money came. */
export const offlinePayments = pgTable(
  'offline_payments',
  {
    order_id: integer().primaryKey(),
    method_id: integer().notNull(),
    /** As it was called then. */
    method_name: jsonb().$type<Text>().notNull(),
    inputs: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    customer_note: text().notNull().default(''),
    status: text().$type<OfflineStatus>().notNull().default('pending'),
    /** Why it was denied. */
    note: jsonb().$type<Text>(),
    created_at: created(),
    updated_at: moment('updated_at').notNull(),
  },
  (t) => [index('offline_payments_status').on(t.status, t.updated_at)],
)

/** The books of the sandbox gateway, which the shop reads only by asking it. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** The `id` the payment was opened with. */
  reference: text().primaryKey(),
  order_id: integer(),
  amount: integer().notNull(),
  currency: text().notNull(),
  locale: text().$type<'en' | 'ar'>().notNull(),
  return_link: text().notNull(),
  state: text().$type<'open' | 'paid' | 'failed' | 'canceled'>().notNull().default('open'),
  /** Until then it says that it is still deciding. */
  decided_at: moment('decided_at'),
  refunded_at: moment('refunded_at'),
})

export const refundReasons = pgTable('refund_reasons', {
  id: integer().primaryKey(),
  reason: jsonb().$type<Text>().notNull(),
  active: active(),
})

export type RefundStatus = 'pending' | 'approved' | 'rejected'

/** What a customer wants back for a delivered order: asked for once. */
export const refunds = pgTable(
  'refunds',
  {
    order_id: integer().primaryKey(),
    amount: integer().notNull(),
    customer_reason: text().notNull(),
    customer_note: text().notNull().default(''),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    status: text().$type<RefundStatus>().notNull().default('pending'),
    admin_note: jsonb().$type<Text>(),
    created_at: created(),
    decided_at: moment('decided_at'),
  },
  (t) => [index('refunds_status').on(t.status, t.created_at)],
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
  (t) => [index('outbox_waiting').on(t.created_at).where(sql`sent_at is null`)],
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
  (t) => [primaryKey({ columns: [t.owner, t.operation, t.key] })],
)

export const cancellationReasons = pgTable('cancellation_reasons', {
  id: integer().primaryKey(),
  reason: jsonb().$type<Text>().notNull(),
  user_type: text().$type<'customer' | 'store' | 'delivery_man'>().notNull().default('customer'),
  active: active(),
})

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  created_at: created(),
})

/** Largest first, in the order an index must spell out to be used. */
function newest(column: ExtraConfigColumn) {
  return column.desc().nullsFirst()
}
