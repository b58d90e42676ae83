import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Item } from '#openapi/generated/server.ts'
import { listDiscounted } from '#server/catalogue/discounted-items.ts'
import { categoriesAndBelow, inCategories, ofKind, storesIn } from '#server/catalogue/filters.ts'
import { pageOfFirsts, pageOfPreferred } from '#server/catalogue/first-of-zones.ts'
import {
  findItems,
  itemNamed,
  itemOrder,
  onSale,
  partedBy,
  popularItems,
  selectItems,
} from '#server/catalogue/items.ts'
import type { ListedItem } from '#server/catalogue/listed.type.ts'
import { firstItems, mostPopular } from '#server/catalogue/search-items.ts'
import { selectStores, storeOrder } from '#server/catalogue/stores.ts'
import { matching, understand } from '#server/catalogue/word-search.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { inOrderOf } from '#server/db/page.ts'
import { customers, items, orderLines, orders, stores } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { discountInForce, discountOn } from '#server/rules/discount.ts'
import type { Format } from '#server/wire/format.ts'
import { storeOnWire } from '#server/wire/store.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { combinedSearch } from './combined-search.ts'
import { type Desk, deskOf, scopeChosen } from './desk.ts'
import { categorizedPage, itemPage, listed, showItems } from './item-lists.ts'

const SUGGESTIONS = 5
const A_FEW = 10
const FIRST_FEW = { limit: A_FEW, offset: 1 }

export const itemOperations = {
  listPopularItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { zones, module } = scopeChosen(context, desk.reference)
    const where = ofKind(query.type, module)
    return itemPage(
      desk,
      query,
      listed(desk, { zones, module_id: module.id, where, order: 'popular', page: query }),
    )
  },

  listLatestItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    return itemPage(
      desk,
      query,
      found(desk, { where: menuOf(desk, query), orderBy: itemOrder.latest, page: query }),
    )
  },

  searchStoreItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    const menu = menuOf(desk, query)
    const { where, fit } = matching(items, await understand(desk.db, query.name))
    const orderBy = [fit, ...itemOrder.popular]
    return itemPage(desk, query, found(desk, { where: and(menu, where), orderBy, page: query }))
  },

  listDiscountedItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { zones, module } = scopeChosen(context, desk.reference)
    const where = ofKind(query.type, module)
    const listing = { zones, module_id: module.id, where, page: query, hide: desk.hide }
    return itemPage(desk, query, listDiscounted(desk.db, desk.totals, desk.at, listing))
  },

  listMostReviewedItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { zones, module } = scopeChosen(context, desk.reference)
    const where = ofKind(query.type, module)
    const listing = { zones, module_id: module.id, where, order: 'mostReviewed', page: query } as const
    return categorizedPage(desk, query, listed(desk, listing))
  },

  listNewArrivals: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { zones, module } = scopeChosen(context, desk.reference)
    const where = ofKind(query.type, module)
    const listing = { zones, module_id: module.id, where, order: 'latest', page: query } as const
    return categorizedPage(desk, query, listed(desk, listing))
  },

  listRecommendedItems: async ({ query }, context) => {
    const desk = await deskOf(context)
    const { zones, module } = scopeChosen(context, desk.reference)
    const where = and(eq(items.recommended, true), ofKind(query.type, module))
    const listing = { zones, module_id: module.id, where, order: 'popular', page: query } as const
    const { products, ...rest } = await categorizedPage(desk, query, listed(desk, listing))
    return { ...rest, items: products }
  },

  getItem: async ({ path, query }, context) => {
    const desk = await deskOf(context)
    const campaign = query.campaign === 1 ? sql`${items.available_date_starts} is not null` : undefined
    return (await showOne(desk, and(itemNamed(path.id), campaign))).shown
  },

  listRelatedItems: async ({ path }, context) => {
    const desk = await deskOf(context)
    const { row } = await showOne(desk, itemNamed(path.id))
    const { id, category_id, module_id, zone_id } = row.item
    const { db, at } = desk
    const alike = and(onSale, eq(items.category_id, category_id), ne(items.id, id))
    const { shown } = partedBy(desk.hide, alike)
    const ids = pageOfFirsts(popularItems(db, { zones: [zone_id], module_id }), shown, FIRST_FEW)
    const rows = await selectItems(db, at)
      .where(sql`${items.id} in ${ids}`)
      .orderBy(...itemOrder.popular)
    return showItems(desk, rows)
  },

  suggestSearch: async ({ query }, context) => {
    const { db, reference, format, at, hide } = await deskOf(context)
    const { zones, module } = scopeChosen(context, reference)
    const understood = await understand(db, query.name)
    const [itemsAsked, storesAsked] = [matching(items, understood), matching(stores, understood)]
    const { where, fit, words } = itemsAsked
    const asked = { where: partedBy(hide, where).shown, sort: mostPopular }
    const search = { zones, module_id: module.id, asked, fit, words }
    const [found, shops] = await Promise.all([
      firstItems(db, at, search).limit(SUGGESTIONS * 4),
      db
        .select({ id: stores.id, name: stores.name, logo: stores.logo })
        .from(stores)
        .where(and(storesIn(zones, module), storesAsked.where))
        .orderBy(storesAsked.fit, ...storeOrder.popular)
        .limit(SUGGESTIONS),
    ])
    const ids = found.map(({ id }) => id)
    const rows = ids.length > 0 ? await selectItems(db, at).where(inArray(items.id, ids)) : []
    const suggested = inOrderOf(ids, rows, ({ item }) => item.id).map((row) => suggestedItem(row, format))
    return {
      items: suggested
        .filter(({ name }, at) => suggested.findIndex((other) => other.name === name) === at)
        .slice(0, SUGGESTIONS),
      stores: shops.map(({ id, name, logo }) => ({
        id,
        name: format.text(name),
        image_full_url: format.picture(logo, 160),
      })),
    }
  },

  listSuggestedItems: async (_, context) => {
    const desk = await deskOf(context)
    const { zones, module } = scopeChosen(context, desk.reference)
    const { customer_id } = context.principal
    const [bought, [customer]] = await Promise.all([
      desk.db
        .selectDistinct({ id: items.category_id })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.order_id))
        .innerJoin(items, eq(items.id, orderLines.item_id))
        .where(eq(orders.customer_id, customer_id)),
      desk.db.select({ interests: customers.interests }).from(customers).where(eq(customers.id, customer_id)),
    ])
    // Named one by one: the database knows which of its indexes leads to so many.
    const liked = [
      ...categoriesAndBelow(customer?.interests ?? [], desk.reference),
      ...bought.map(({ id }) => id),
    ]
    const isLiked = liked.length > 0 ? inArray(items.category_id, liked) : undefined
    const all = popularItems(desk.db, { zones, module_id: module.id })
    const { shown } = partedBy(desk.hide, onSale)
    const ids = isLiked
      ? pageOfPreferred(all, shown, isLiked, FIRST_FEW)
      : pageOfFirsts(all, shown, FIRST_FEW)
    const rows = await selectItems(desk.db, desk.at)
      .where(sql`${items.id} in ${ids}`)
      .orderBy(...(isLiked ? [desc(isLiked)] : []), ...itemOrder.popular)
    return showItems(desk, rows)
  },

  listVisitAgainItems: async (_, context) => {
    const desk = await deskOf(context)
    const { db, reference, format, wall } = desk
    const { zones, module } = scopeChosen(context, reference)
    const visits = db
      .select({ store_id: orders.store_id, last: sql`max(${orders.created_at})`.as('last') })
      .from(orders)
      .where(eq(orders.customer_id, context.principal.customer_id))
      .groupBy(orders.store_id)
      .as('visits')
    const rows = await selectStores(db, context.position)
      .innerJoin(visits, eq(visits.store_id, stores.id))
      .where(storesIn(zones, module))
      .orderBy(desc(visits.last))
      .limit(A_FEW)
    const ordered = await orderedItems(
      desk,
      context.principal.customer_id,
      rows.map(({ store }) => store.id),
    )
    return rows.map((row) => ({
      ...storeOnWire(row, format, reference, wall),
      items: ordered.filter(({ store_id }) => store_id === row.store.id),
    }))
  },

  combinedSearch,
} satisfies Partial<Handlers>

const found = ({ db, at, hide }: Desk, query: Omit<Parameters<typeof findItems>[2], 'hide'>) =>
  findItems(db, at, { ...query, hide })

function suggestedItem({ item, store, flash }: ListedItem, { text, picture, money }: Format) {
  const off = discountOn(item.price, discountInForce(item, store.discount, flash))
  return {
    id: item.id,
    name: text(item.name),
    image_full_url: picture(item.picture, 160),
    price: money(item.price - off),
  }
}

async function showOne(desk: Desk, condition: SQL | undefined) {
  const [row] = await selectItems(desk.db, desk.at).where(and(condition, eq(items.active, true)))
  if (!row) throw refuse('not found')
  return { row, shown: onlyRow(await showItems(desk, [row])) }
}

/** The items of a store, all or in one category. */
function menuOf(
  { reference }: Desk,
  { store_id, category_id, type }: { store_id: number; category_id: number; type: 'all' | 'veg' | 'non_veg' },
): SQL | undefined {
  return and(
    eq(items.store_id, store_id),
    onSale,
    category_id ? inCategories([category_id], reference) : undefined,
    type === 'all' ? undefined : eq(items.veg, type === 'veg'),
  )
}

async function orderedItems(desk: Desk, customer_id: number, storeIds: number[]): Promise<Item[]> {
  if (storeIds.length === 0) return []
  const ordered = desk.db
    .selectDistinct({ id: orderLines.item_id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.order_id))
    .where(and(eq(orders.customer_id, customer_id), inArray(orders.store_id, storeIds)))
  const rows = await selectItems(desk.db, desk.at)
    .where(partedBy(desk.hide, and(inArray(items.id, ordered), onSale)).shown)
    .orderBy(...itemOrder.popular)
  return showItems(desk, rows)
}
