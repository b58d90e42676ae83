import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChosenAddOn, ChosenVariation } from '../shapes.ts'
import { created, moment } from './columns.ts'

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
    /** What one piece cost, after its discount, when the line was added or last replaced; `null` in lines of before. */
    added_price: integer(),
    created_at: created(),
  },
  (t) => [uniqueIndex('cart_lines_choice').on(t.owner, t.item_id, t.variation_key)],
)
