import { and, count, eq, isNull } from 'drizzle-orm'
import { CannotStart } from '#server/cannot-start.ts'
import type { Database } from '#server/db/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import { brands, categories, items, modules, moduleZones, stores, zones } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'

type CategoryRow = typeof categories.$inferSelect

/** What nearly every reply needs and hardly ever changes, read as a whole and kept in memory. */
export type Reference = {
  settings: ShopSettings
  zones: Map<number, typeof zones.$inferSelect>
  modules: Map<number, typeof modules.$inferSelect & { stores_count: number; items_count: number }>
  moduleZones: (typeof moduleZones.$inferSelect)[]
  /** In the order they are shown. `products_count` includes the goods of the categories below. */
  categories: Map<number, CategoryRow & { products_count: number; childes: CategoryRow[] }>
  brands: Map<number, typeof brands.$inferSelect & { items_count: number }>
}

/** How long a change made elsewhere may stay unseen. */
const KEPT_FOR = 30_000

/** Reads the reference when it is first asked for, and again once it has grown old. */
export function createReference(db: Database): () => Promise<Reference> {
  let kept: { read: Promise<Reference>; until: number } | undefined
  return () => {
    if (!kept || kept.until < performance.now()) {
      const read = readReference(db)
      const reading = { read, until: performance.now() + KEPT_FOR }
      read.catch(() => {
        if (kept === reading) kept = undefined
      })
      kept = reading
    }
    return kept.read
  }
}

async function readReference(db: Database): Promise<Reference> {
  const onSale = and(eq(items.active, true), isNull(items.available_date_starts))
  const [
    shop,
    zoneRows,
    moduleRows,
    charges,
    categoryRows,
    brandRows,
    storesIn,
    itemsIn,
    byCategory,
    byBrand,
  ] = await Promise.all([
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
    db.select({ key: stores.module_id, count: count() }).from(stores).groupBy(stores.module_id),
    db.select({ key: items.module_id, count: count() }).from(items).where(onSale).groupBy(items.module_id),
    db
      .select({ key: items.category_id, count: count() })
      .from(items)
      .where(onSale)
      .groupBy(items.category_id),
    db.select({ key: items.brand_id, count: count() }).from(items).where(onSale).groupBy(items.brand_id),
  ])
  if (!shop)
    throw new CannotStart(
      'The shop has no settings: fill the database with `npm run seed`, or start with DEMO=true.',
    )

  const counted = (rows: { key: number | null; count: number }[], key: number) =>
    rows.find((row) => row.key === key)?.count ?? 0
  return {
    settings: shop,
    zones: byId(zoneRows),
    modules: byId(
      moduleRows.map((module) => ({
        ...module,
        stores_count: counted(storesIn, module.id),
        items_count: counted(itemsIn, module.id),
      })),
    ),
    moduleZones: charges,
    categories: byId(
      categoryRows.map((category) => {
        const childes = categoryRows.filter(({ parent_id }) => parent_id === category.id)
        const own = [category, ...childes]
        return {
          ...category,
          childes,
          products_count: own.reduce((sum, { id }) => sum + counted(byCategory, id), 0),
        }
      }),
    ),
    brands: byId(brandRows.map((brand) => ({ ...brand, items_count: counted(byBrand, brand.id) }))),
  }
}

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]))
