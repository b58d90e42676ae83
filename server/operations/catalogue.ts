import { and } from 'drizzle-orm'
import type { Category } from '#openapi/generated/server.ts'
import { present } from '#server/assert/present.ts'
import {
  areCommon,
  fewSelling,
  inCategories,
  ofKind,
  selling,
  storesOfKind,
} from '#server/catalogue/filters.ts'
import { allOfZones } from '#server/catalogue/first-of-zones.ts'
import { onSale } from '#server/catalogue/items.ts'
import { itemCountOf, type Reference } from '#server/catalogue/reference.ts'
import { findStores, listStores, openFirst } from '#server/catalogue/stores.ts'
import { stores } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { type Format, flag } from '#server/wire/format.ts'
import { storeOnWire } from '#server/wire/store.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf, knownZones, scopeChosen } from './desk.ts'
import { categorizedPage, itemPage, listed, paging } from './item-lists.ts'

type CategoryRow = Reference['categories'] extends Map<number, infer Row> ? Row : never

export const catalogue = {
  listCategories: async (_, context) => {
    const { reference, format } = await deskOf(context)
    const { module, zones } = scopeChosen(context, reference)
    return [...reference.categories.values()]
      .filter(({ module_id, parent_id }) => module_id === module.id && parent_id === null)
      .map((category) => categoryOnWire(category, { format, reference, zones }))
      .filter(({ products_count }) => products_count > 0)
  },

  getCategory: async ({ path }, context) => {
    const { reference, format } = await deskOf(context)
    const zones = [...reference.zones.keys()]
    return categoryOnWire(categoryNamed(path.id, reference), { format, reference, zones })
  },

  listCategoryChildes: async ({ path }, context) => {
    const { reference, format } = await deskOf(context)
    const zones = [...reference.zones.keys()]
    return categoryOnWire(categoryNamed(path.id, reference), { format, reference, zones }).childes
  },

  listCategoryItems: async ({ path, query }, context) => {
    const desk = await deskOf(context)
    const { reference } = desk
    const category = categoryNamed(path.id, reference)
    const zones = knownZones(context.zone_ids, reference)
    const { module_id } = category
    const where = and(
      inCategories([category.id], reference),
      ofKind(query.type, reference.modules.get(module_id)),
    )
    return itemPage(desk, query, listed(desk, { zones, module_id, where, order: 'popular', page: query }))
  },

  listCategoryStores: async ({ path, query }, context) => {
    const { db, totals, reference, format, wall } = await deskOf(context)
    const category = categoryNamed(path.id, reference)
    const { module_id } = category
    const zones = knownZones(context.zone_ids, reference)
    const { position } = context
    const shown = and(onSale, inCategories([category.id], reference))
    const isCommon = areCommon([category.id], module_id, reference)
    const sellers = isCommon ? selling(db, shown) : await fewSelling(db, shown)
    const scope = { zones, module_id, where: and(storesOfKind(query.type), sellers) }
    const page = query
    const { total_size, rows } = await (isCommon
      ? listStores(db, totals, { ...scope, order: 'nearest', openAt: wall, page, position })
      : findStores(db, {
          where: allOfZones(stores, scope),
          orderBy: openFirst(wall, position),
          page,
          position,
        }))
    return {
      total_size,
      ...paging(query),
      stores: rows.map((row) => storeOnWire(row, format, reference, wall)),
    }
  },

  listFeaturedCategoryItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { reference, format } = desk
    const { zones, module } = scopeChosen(context, reference)
    const featured = [...reference.categories.values()].filter(
      (category) => category.featured && category.module_id === module.id && itemCountOf(category, zones) > 0,
    )
    const ids = featured.map(({ id }) => id)
    const where = and(inCategories(ids, reference), ofKind(query.type, module))
    const page = await categorizedPage(
      desk,
      query,
      listed(desk, {
        zones,
        module_id: module.id,
        where,
        order: 'popular',
        page: query,
      }),
    )
    const shown = new Set(page.products.flatMap(({ category_ids }) => category_ids.map(({ id }) => id)))
    return {
      ...page,
      categories: featured
        .filter(({ id }) => shown.has(id))
        .map(({ id, name }) => ({ id, name: format.text(name) })),
    }
  },
} satisfies Partial<Handlers>

function categoryNamed(idOrSlug: string, { categories }: Reference): CategoryRow {
  const category = /^\d{1,9}$/.test(idOrSlug)
    ? categories.get(Number(idOrSlug))
    : [...categories.values()].find(({ slug }) => slug === idOrSlug)
  if (!category) throw refuse('not found')
  return category
}

type Seen = { format: Format; reference: Reference; zones: readonly number[] }

/** A category with its item count in the zones, and the child categories that have items there. */
function categoryOnWire(category: CategoryRow, seen: Seen): Category {
  const { format, reference, zones } = seen
  const childes = category.childes
    .map(({ id }) => categoryOnWire(present(reference.categories.get(id), 'a child category'), seen))
    .filter(({ products_count }) => products_count > 0)
  return {
    id: category.id,
    slug: category.slug,
    name: format.text(category.name),
    image_full_url: format.picture(category.picture, 320),
    parent_id: category.parent_id ?? 0,
    module_id: category.module_id,
    featured: flag(category.featured),
    products_count: itemCountOf(category, zones),
    childes_count: childes.length,
    childes,
  }
}
