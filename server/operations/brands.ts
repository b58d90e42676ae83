import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Brand } from '#openapi/generated/server.ts'
import { onSale } from '#server/catalogue/items.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import { brands, items } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { brandOnWire } from '#server/wire/brand.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf, knownZones, scopeChosen } from './desk.ts'
import { itemPage, listed } from './item-lists.ts'

export const brandOperations = {
  listBrands: async (_, context): Promise<Brand[]> => {
    const { db, reference, format } = await deskOf(context)
    const { zones, module } = scopeChosen(context, reference)
    const rows = await db
      .select({ brand: brands, items_count: count(items.id) })
      .from(brands)
      .leftJoin(items, and(eq(items.brand_id, brands.id), inArray(items.zone_id, zones), onSale))
      .where(and(eq(brands.module_id, module.id), eq(brands.active, true)))
      .groupBy(brands.id)
      .orderBy(asc(brands.id))
    return rows.map(({ brand, items_count }) => brandOnWire({ ...brand, items_count }, format))
  },

  listBrandItems: async ({ path, query }, context) => {
    const desk = await deskOf(context)
    const { reference } = desk
    const { id, module_id } = brandNamed(path.id, reference)
    const zones = knownZones(context.zone_ids, reference)
    const where = eq(items.brand_id, id)
    return itemPage(desk, query, listed(desk, { zones, module_id, where, order: 'popular', page: query }))
  },
} satisfies Partial<Handlers>

function brandNamed(idOrSlug: string, { brands }: Reference) {
  const brand = /^\d{1,9}$/.test(idOrSlug)
    ? brands.get(Number(idOrSlug))
    : [...brands.values()].find(({ slug }) => slug === idOrSlug)
  if (!brand) throw refuse('not found')
  return brand
}
