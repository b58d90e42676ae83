import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { items, stores } from '#server/db/schema.ts'
import type { Reference } from './reference.ts'

type ModuleRow = { id: number; type: string }

/** Everything of a module in the chosen zones. */
export const itemsIn = (zones: number[], module: ModuleRow): SQL =>
  and(inArray(items.zone_id, zones), eq(items.module_id, module.id))!

export const storesIn = (zones: number[], module: ModuleRow): SQL =>
  and(inArray(stores.zone_id, zones), eq(stores.module_id, module.id))!

/** Only food is asked for by kind; other modules answer all (contract). */
export function ofKind(type: 'all' | 'veg' | 'non_veg', module: ModuleRow | undefined): SQL | undefined {
  return type === 'all' || module?.type !== 'food' ? undefined : eq(items.veg, type === 'veg')
}

export type StoreKind = 'all' | 'delivery' | 'take_away' | 'veg' | 'non_veg'

export const storesOfKind = (type: StoreKind): SQL | undefined =>
  type === 'all' ? undefined : eq(stores[type], true)

/** The categories with those below them. */
export function categoriesAndBelow(ids: readonly number[], { categories }: Reference): number[] {
  return [...categories.values()]
    .filter(({ id, parent_id }) => ids.includes(id) || (parent_id !== null && ids.includes(parent_id)))
    .map(({ id }) => id)
}

export const inCategories = (ids: readonly number[], reference: Reference): SQL =>
  anyOf(items.category_id, categoriesAndBelow(ids, reference))

/** Stores that sell an item that meets the condition. */
export const selling = (db: Database, condition: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(items)
      .where(and(eq(items.store_id, stores.id), eq(items.active, true), condition)),
  )

/** `in ()` is not SQL: nothing is in an empty list. */
const anyOf = (column: typeof items.category_id, ids: number[]): SQL =>
  ids.length ? inArray(column, ids) : sql`false`

/** The name of the flash sale subquery that `selectItems` joins. */
const flash = {
  id: sql.raw('"flash"."id"'),
  discount: sql.raw('"flash"."discount"'),
  type: sql.raw('"flash"."discount_type"'),
}

/** What one unit costs after the discount in force: `discountInForce` and `discountOn`, asked of the database. */
export const priceAfter: SQL<number> = sql`(${items.price} - least(${items.price}, case
  when ${flash.id} is not null then ${off(flash.discount, flash.type)}
  when ${stores.discount} > 0 then ${off(sql`${stores.discount}`, sql`'percent'`)}
  else ${off(sql`${items.discount}`, sql`${items.discount_type}`)} end))`

function off(discount: SQL, type: SQL): SQL {
  return sql`case when ${type} = 'percent' then floor(${items.price}::numeric * ${discount} / 10000 + 0.5) else ${discount} end`
}

export const isDiscounted: SQL = sql`(${flash.id} is not null or ${stores.discount} > 0 or ${items.discount} > 0)`

/** The largest share of the price off first. */
export const mostDiscounted: SQL = sql`${priceAfter} / greatest(1, ${items.price}) asc`
