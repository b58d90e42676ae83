import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '../shapes.ts'
import { active, moment } from './columns.ts'

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
