import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Text } from '../shapes.ts'
import { active, rating } from './columns.ts'

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
