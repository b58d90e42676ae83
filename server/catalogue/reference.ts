import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { CannotStart } from '#server/config/cannot-start.ts'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { readSettings } from '#server/db/read-settings.ts'
import type { BrandRow, ModuleZoneRow, ZoneRow } from '#server/db/rows.ts'
import {
  allergens,
  brands,
  categories,
  items,
  modules,
  moduleZones,
  stores,
  zones,
} from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'

type CategoryRow = typeof categories.$inferSelect

/** What nearly every reply needs and hardly ever changes, read as a whole and kept in memory. */
export type Reference = {
  settings: ShopSettings
  zones: Map<number, ZoneRow>
  /** `stores` says how many stores each zone has. */
  modules: Map<
    number,
    typeof modules.$inferSelect & { stores: Map<number, number>; stores_count: number; items_count: number }
  >
  moduleZones: ModuleZoneRow[]
  /** In display order. `products` is the number of items in each zone, including child categories. */
  categories: Map<number, CategoryRow & { products: Map<number, number>; childes: CategoryRow[] }>
  brands: Map<number, BrandRow & { items_count: number }>
  /** In display order. */
  allergens: Map<string, typeof allergens.$inferSelect & { items_count: number }>
  /** How many items suit each. */
  diets: { vegetarian: number; halal: number }
}

/** How long a change made elsewhere may stay unseen, in milliseconds; a call waits for nothing older. */
const KEPT_FOR = 30_000
/** A reference of this age is read again while calls still get it: else all of them waited twice a minute. */
const READ_AGAIN_AT = 15_000

/** Maximum age of the counts, in milliseconds. */
const COUNTED_FOR = 300_000

/**
 * Hand-written, as it holds one value: lru-cache is for many keys.
 * Reads the reference at the first call, and again while it is still good, so that a shop with visitors never waits for it. Only
 * the very first call waits for the counts: later calls get outdated counts while new ones are read.
 */
export function createReference(db: Database, onError: (error: unknown) => void): () => Promise<Reference> {
  let cached: Reading | undefined
  let counts: { read: Promise<Counts>; until: number } | undefined
  const known = (): Promise<Counts> => {
    const until = performance.now() + COUNTED_FOR
    if (!counts) {
      const read = readCounts(db)
      read.catch(() => {
        counts = undefined
      })
      counts = { read, until }
    } else if (counts.until < performance.now()) {
      // Only one count runs at a time, and a failure retries as late as a success.
      counts.until = until
      readCounts(db).then((read) => {
        counts = { read: Promise.resolve(read), until }
      }, onError)
    }
    return counts.read
  }
  const begin = (): Reading => ({
    read: readReference(db, known()),
    since: performance.now(),
    isReadAgain: false,
  })
  return () => {
    const age = cached ? performance.now() - cached.since : Number.POSITIVE_INFINITY
    if (!cached || age > KEPT_FOR) {
      const reading = begin()
      reading.read.catch(() => {
        if (cached === reading) cached = undefined
      })
      cached = reading
    } else if (age > READ_AGAIN_AT && !cached.isReadAgain) {
      const before = cached
      before.isReadAgain = true
      const next = begin()
      next.read.then(() => {
        if (cached === before) cached = next
      }, onError)
    }
    return cached.read
  }
}

type Reading = {
  read: Promise<Reference>
  /** When it began, by `performance.now()`. */
  since: number
  /** Once only: after a failure, calls wait for the next one when this one is too old. */
  isReadAgain: boolean
}

type Count = { key: number | null; count: number }
type Counts = {
  storesIn: (Count & { zone_id: number })[]
  itemsIn: Count[]
  byCategory: (Count & { zone_id: number })[]
  byBrand: Count[]
  byAllergen: { key: string; count: number }[]
  diets: Reference['diets']
}

/** Looks at every item there is. */
async function readCounts(db: Database): Promise<Counts> {
  const onSale = and(eq(items.active, true), isNull(items.available_date_starts))
  const itemsBy = <Key extends 'module_id' | 'brand_id'>(key: Key) =>
    db.select({ key: items[key], count: count() }).from(items).where(onSale).groupBy(items[key])
  const [storesIn, itemsIn, byCategory, byBrand, byAllergen, diets] = await Promise.all([
    db
      .select({ key: stores.module_id, zone_id: stores.zone_id, count: count() })
      .from(stores)
      .groupBy(stores.module_id, stores.zone_id),
    itemsBy('module_id'),
    db
      .select({ key: items.category_id, zone_id: items.zone_id, count: count() })
      .from(items)
      .where(onSale)
      .groupBy(items.category_id, items.zone_id),
    itemsBy('brand_id'),
    db
      .select({ key: sql<string>`named.key`, count: count() })
      .from(items)
      .innerJoin(sql`unnest(${items.allergens}) as named (key)`, sql`true`)
      .where(onSale)
      .groupBy(sql`named.key`),
    db
      .select({
        vegetarian: countOf(sql`${modules.type} = 'food' and ${items.veg}`),
        halal: countOf(sql`${stores.halal_tag_status} and ${items.halal}`),
      })
      .from(items)
      .innerJoin(modules, eq(modules.id, items.module_id))
      .innerJoin(stores, eq(stores.id, items.store_id))
      .where(onSale),
  ])
  return { storesIn, itemsIn, byCategory, byBrand, byAllergen, diets: onlyRow(diets) }
}

const countOf = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

async function readReference(db: Database, counting: Promise<Counts>): Promise<Reference> {
  const [shop, zoneRows, moduleRows, charges, categoryRows, brandRows, allergenRows, counts] =
    await Promise.all([
      readSettings(db),
      db.select().from(zones).orderBy(zones.id),
      db.select().from(modules).where(eq(modules.active, true)).orderBy(modules.position, modules.id),
      db.select().from(moduleZones),
      db
        .select()
        .from(categories)
        .where(eq(categories.active, true))
        .orderBy(categories.position, categories.id),
      db.select().from(brands).where(eq(brands.active, true)).orderBy(brands.id),
      db.select().from(allergens).orderBy(allergens.position, allergens.key),
      counting,
    ])
  if (!shop)
    throw new CannotStart(
      'The shop has no settings: fill the database with `npm run seed`, or start with DEMO=true.',
    )

  const { storesIn, itemsIn, byCategory, byBrand, byAllergen, diets } = counts
  const counted = (rows: Count[], key: number) => rows.find((row) => row.key === key)?.count ?? 0
  return {
    settings: shop,
    zones: byId(zoneRows),
    modules: byId(
      moduleRows.map((module) => ({
        ...module,
        stores: new Map(
          storesIn.filter(({ key }) => key === module.id).map(({ zone_id, count }) => [zone_id, count]),
        ),
        stores_count: storesIn.reduce((sum, { key, count }) => (key === module.id ? sum + count : sum), 0),
        items_count: counted(itemsIn, module.id),
      })),
    ),
    moduleZones: charges,
    categories: byId(
      categoryRows.map((category) => {
        const childes = categoryRows.filter(({ parent_id }) => parent_id === category.id)
        const own = new Set([category, ...childes].map(({ id }) => id))
        const products = new Map<number, number>()
        for (const { key, zone_id, count } of byCategory)
          if (key !== null && own.has(key)) products.set(zone_id, (products.get(zone_id) ?? 0) + count)
        return { ...category, childes, products }
      }),
    ),
    brands: byId(brandRows.map((brand) => ({ ...brand, items_count: counted(byBrand, brand.id) }))),
    allergens: new Map(
      allergenRows.map((row) => [
        row.key,
        { ...row, items_count: byAllergen.find(({ key }) => key === row.key)?.count ?? 0 },
      ]),
    ),
    diets,
  }
}

/** What a delivery costs, and how much may be paid in cash, where a store or an order is. */
export const chargesOf = (
  moduleZones: Reference['moduleZones'],
  where: { module_id: number; zone_id: number },
): Reference['moduleZones'][number] | undefined =>
  moduleZones.find(({ module_id, zone_id }) => module_id === where.module_id && zone_id === where.zone_id)

/** The number of items of a category on sale, in these zones or in all. */
export const itemCountOf = (
  category: { products: Map<number, number> } | undefined,
  zones: Iterable<number> = category?.products.keys() ?? [],
): number => [...zones].reduce((sum, zone) => sum + (category?.products.get(zone) ?? 0), 0)

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
