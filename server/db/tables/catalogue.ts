import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { plainLetters } from '../fold.ts'
import { bucketFor, bucketNamed } from '../popularity-buckets.ts'
import type { ChoiceOption, DiscountType, FoodVariation, Hours, Text, Variation } from '../shapes.ts'
import {
  active,
  created,
  keys,
  moment,
  name,
  newest,
  off,
  percentOff,
  plainName,
  rating,
  searchWords,
} from './columns.ts'

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

/** What items may contain; the key is the same in every language. */
export const allergens = pgTable('allergens', {
  key: text().primaryKey(),
  name: name(),
  position: integer().notNull().default(0),
})

/** Conditions that the items of a pharmacy help with. */
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
  /** The sizes it is carried in (`parcelSizes`). */
  size_ids: jsonb().$type<number[]>().notNull().default([]),
  active: active(),
  position: integer().notNull().default(0),
})

/** How large and heavy a parcel may be. */
export const parcelSizes = pgTable('parcel_sizes', {
  id: integer().primaryKey(),
  name: name(),
  /** What fits into it. */
  examples: jsonb().$type<Text>().notNull(),
  length_cm: integer().notNull(),
  width_cm: integer().notNull(),
  height_cm: integer().notNull(),
  max_weight_kg: integer().notNull(),
  /** On top of the fee for the way. */
  charge: integer().notNull().default(0),
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
    /** Without it customers review none of its items. */
    review_plan: boolean().notNull().default(true),
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
    plain_name: plainName(),
    search_words: searchWords(sql`(name->>'en') || ' ' || (name->>'ar')`),
  },
  (t) => [
    uniqueIndex('stores_slug').on(t.slug),
    unique('stores_copied').on(t.id, t.discount, t.zone_id, t.module_id),
    index('stores_popular').on(t.zone_id, t.module_id, newest(t.order_count), t.id),
    index('stores_rated').on(t.zone_id, t.module_id, newest(t.avg_rating), t.id),
    index('stores_latest').on(t.zone_id, t.module_id, newest(t.created_at), t.id),
    // Nearby stores lie between two latitudes.
    index('stores_place').on(t.latitude, t.longitude, t.zone_id, t.module_id, t.id),
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
    /** Copied from the store by the foreign key whenever they change. */
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
    /** The `discount` of the store, which the database copies whenever it changes. */
    store_discount: integer().notNull().default(0),
    /** What one unit costs while no flash sale has it. */
    price_after: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`(price - least(price, case when store_discount > 0
          then ${percentOff(sql`price`, sql`store_discount`)}
          else ${off(sql`price`, sql`discount`, sql`discount_type`)} end))::integer`,
      ),
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
    /** Keys of {@link allergens} that the item contains, as the store states it. */
    allergens: keys('allergens'),
    /** Keys of those the store states that it lacks. */
    free_of: keys('free_of'),
    generic_name: jsonb().$type<Text[]>().notNull().default([]),
    karat: text(),
    total_weight: text(),
    country: jsonb().$type<Text>(),
    active: active(),
    order_count: integer().notNull().default(0),
    wishlist_count: integer().notNull().default(0),
    /** The popularity bucket, as a one-element array; search reads the highest bucket first. */
    popularity_bucket: text('shelf')
      .array()
      .notNull()
      .generatedAlwaysAs(
        sql`array[${bucketNamed(sql`zone_id`, sql`module_id`, bucketFor(sql`order_count`))}]`,
      ),
    rating_sum: rating.rating_sum(),
    rating_count: rating.rating_count(),
    avg_rating: rating.avg_rating(),
    created_at: created(),
    plain_name: plainName(),
    search_words: searchWords(
      sql`(name->>'en') || ' ' || (name->>'ar') || ' ' || jsonb_path_query_array(tags || generic_name, '$[*].*')::text`,
    ),
  },
  (t) => [
    uniqueIndex('items_slug').on(t.slug),
    index('items_popular').on(t.zone_id, t.module_id, newest(t.order_count), t.id),
    index('items_rated').on(t.zone_id, t.module_id, newest(t.avg_rating), t.id),
    index('items_reviewed').on(t.zone_id, t.module_id, newest(t.rating_count), newest(t.avg_rating), t.id),
    index('items_latest').on(t.zone_id, t.module_id, newest(t.created_at), t.id),
    index('items_store').on(t.store_id, newest(t.created_at)),
    index('items_category').on(t.category_id, t.zone_id, newest(t.order_count)),
    index('items_sold').on(t.category_id, t.store_id).where(sql`active and available_date_starts is null`),
    index('items_brand').on(t.brand_id),
    index('items_common_condition').on(t.common_condition_id),
    index('items_price')
      .on(t.zone_id, t.module_id, t.price_after, t.id)
      .where(sql`active and available_date_starts is null`),
    index('items_discounted')
      .on(t.zone_id, t.module_id, sql`(price_after::numeric / greatest(1, price))`, t.id)
      .where(sql`active and available_date_starts is null and (store_discount > 0 or discount > 0)`),
    // What waits to be entered is read by every search: not much may.
    index('items_words')
      .using('gin', t.search_words, t.popularity_bucket)
      .with({ gin_pending_list_limit: 64 }),
    check('items_free_of_not_contained', sql`not (${t.allergens} && ${t.free_of})`),
    // An option or add-on may contain what the item itself lacks.
    check(
      'items_free_of_unchangeable',
      sql`${t.free_of} = '{}' or (${t.food_variations} = '[]' and ${t.add_on_ids} = '[]')`,
    ),
    foreignKey({
      name: 'items_as_store',
      columns: [t.store_id, t.store_discount, t.zone_id, t.module_id],
      foreignColumns: [stores.id, stores.discount, stores.zone_id, stores.module_id],
    }).onUpdate('cascade'),
  ],
)

/** Every word of an item or a store, to correct misspelled words (`server/catalogue/vocabulary.ts`). */
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
  (t) => [
    // Finds words by prefix in every locale of the database.
    index('words_beginning').on(t.word.op('text_pattern_ops')),
    index('words_alike').using('gin', sql`${t.spelling} gin_trgm_ops`),
  ],
)
