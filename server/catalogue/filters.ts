import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { allOf } from '#server/db/all-of.ts'
import type { Database } from '#server/db/engine/open.ts'
import { items, stores } from '#server/db/schema.ts'
import { off } from '#server/db/tables/columns.ts'
import { itemCountOf, type Reference } from './reference.ts'

type ModuleRow = { id: number; type: string }

/** Everything of a module in the chosen zones. */
export const itemsIn = (zones: number[], module: ModuleRow): SQL =>
  allOf(inArray(items.zone_id, zones), eq(items.module_id, module.id))

export const storesIn = (zones: number[], module: ModuleRow): SQL =>
  allOf(inArray(stores.zone_id, zones), eq(stores.module_id, module.id))

/** `type` filters food only; the items of other modules are neither veg nor non-veg. */
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

/** A category with less than this share of the module's items may be sold by few stores only. */
const COMMON = 1 / 20

/** Whether who sells something of these categories is soon found among the first of all stores. */
export function areCommon(
  ids: readonly number[],
  module_id: number,
  { categories, modules }: Reference,
): boolean {
  const itemCount = ids.reduce((sum, id) => sum + itemCountOf(categories.get(id)), 0)
  return itemCount >= COMMON * (modules.get(module_id)?.items_count ?? 0)
}

export const storesAmong = (ids: number[]): SQL => sql`${stores.id} = any(${sql.param(ids)}::integer[])`

/** `selling` where few do: they are gathered first, so that the database knows how few. */
export async function fewSelling(db: Database, condition: SQL | undefined): Promise<SQL> {
  const sellers = await db
    .selectDistinct({ id: items.store_id })
    .from(items)
    .where(and(eq(items.active, true), condition))
  return storesAmong(sellers.map(({ id }) => id))
}

const sold = (condition: SQL | undefined) =>
  and(eq(items.store_id, stores.id), eq(items.active, true), condition)

/** Stores that sell an item that meets the condition. */
export const selling = (db: Database, condition: SQL | undefined): SQL =>
  exists(db.select({ one: sql`1` }).from(items).where(sold(condition)))

/** `selling` asked store by store (`offset 0`): beside an `or` the database would gather all such items first. */
export const eachSelling = (condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${items} where ${sold(condition)} offset 0)`

/** `in ()` is not SQL: nothing is in an empty list. */
const anyOf = (column: typeof items.category_id, ids: number[]): SQL =>
  ids.length ? inArray(column, ids) : sql`false`

/** What lists ask of the price of an item. */
export type Prices = {
  /** What one unit costs after the discount in force. */
  after: SQL<number>
  isDiscounted: SQL
}

/** The stored price of an item outside running flash sales. */
export const storedPrices: Prices = {
  after: sql`${items.price_after}`,
  isDiscounted: sql`(${items.store_discount} > 0 or ${items.discount} > 0)`,
}

/** The price in the flash sale that `runningFlash` joins. */
export const flashPrices: Prices = {
  after: sql`(${items.price} - least(${items.price}, ${off(
    sql`${items.price}`,
    sql.raw('"flash"."discount"'),
    sql.raw('"flash"."discount_type"'),
  )}))`,
  isDiscounted: sql`true`,
}

/** The price in whichever of both an item is; no index knows it. */
export const pricesNow: Prices = {
  after: sql`case when "flash"."id" is null then ${storedPrices.after} else ${flashPrices.after} end`,
  isDiscounted: sql`("flash"."id" is not null or ${storedPrices.isDiscounted})`,
}
