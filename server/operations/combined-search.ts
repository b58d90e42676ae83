import { and, asc, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SearchResult } from '#openapi/generated/server.ts'
import { inCategories, keptPrices, type Prices, selling, storesIn } from '#server/catalogue/filters.ts'
import { onSale } from '#server/catalogue/items.ts'
import { type Asked, mostPopular, searchItems, sellingFound } from '#server/catalogue/search-items.ts'
import { findStores, metresFrom, openNow, storeOrder } from '#server/catalogue/stores.ts'
import { matching, understand, type WordSearch } from '#server/catalogue/word-search.ts'
import { items, stores } from '#server/db/schema.ts'
import type { Input } from '#server/handlers.ts'
import { toMinor } from '#server/rules/money.ts'
import type { Handlers } from '#server/services.ts'
import { storeOnWire } from '#server/wire/store.ts'
import { type Desk, deskOf, placeChosen } from './desk.ts'
import { paging, showItems, topCategories } from './item-lists.ts'

type Query = Input<'combinedSearch'>['query']
type Filter = 'top_rated' | 'popular' | 'discounted' | 'nearby' | 'currently_open' | 'low' | 'high'

/** A rating that counts as a top one. */
const TOP_RATING = 4

/** What is looked for, read from the texts of the query. */
type Search = {
  name: string
  categories: number[]
  brands: number[]
  filters: Set<Filter>
  query: Query
}

export const combinedSearch: Handlers['combinedSearch'] = async ({ query }, context) => {
  const desk = await deskOf(context)
  const place = placeChosen(context, desk.reference)
  const filters = new Set(listOf<Filter>(query.filter))
  if (query.data_type === 'discounted') filters.add('discounted')
  const search: Search = {
    name: query.name?.trim() ?? '',
    categories: listOf<number>(query.category_ids),
    brands: listOf<number>(query.brand_ids),
    filters,
    query,
  }
  return query.list_type === 'store'
    ? foundStores(desk, place, search, context.position)
    : foundItems(desk, place, search, context.position)
}

const listOf = <T>(text: string | undefined): T[] => (text ? (JSON.parse(text) as T[]) : [])

type Place = ReturnType<typeof placeChosen>
type Position = { lat: number; lng: number } | undefined

async function foundItems(
  desk: Desk,
  { zones, module }: Place,
  search: Search,
  position: Position,
): Promise<SearchResult> {
  const { reference, format, db, at } = desk
  const { name, categories, brands, filters, query } = search
  const { digits } = reference.settings.currency
  const words = name ? matching(items, await understand(db, name)) : undefined
  const where = and(
    words?.where,
    categories.length ? inCategories(categories, reference) : undefined,
    brands.length ? inArray(items.brand_id, brands) : undefined,
    filters.has('top_rated') ? gte(items.avg_rating, TOP_RATING) : undefined,
    filters.has('currently_open') ? and(eq(stores.active, true), openNow(desk.wall)) : undefined,
    query.rating_count ? gte(items.avg_rating, query.rating_count) : undefined,
  )
  const asked = (prices: Prices): Asked => ({
    where: and(
      where,
      filters.has('discounted') ? prices.isDiscounted : undefined,
      query.min_price ? sql`${prices.after} >= ${toMinor(query.min_price, digits)}` : undefined,
      query.max_price !== undefined ? sql`${prices.after} <= ${toMinor(query.max_price, digits)}` : undefined,
    ),
    sort: itemsSortedBy(search, position, prices) ?? mostPopular,
  })
  const fit = itemsSortedBy(search, position, keptPrices) ? undefined : words?.fit
  const found = await searchItems(
    db,
    at,
    {
      zones,
      module_id: module.id,
      asked: asksForPrices(search) ? asked : asked(keptPrices),
      fit,
      byWords: words?.isQuick,
    },
    query,
  )
  return {
    total_size: found.total_size,
    ...paging(query),
    products: await showItems(desk, found.rows),
    stores: [],
    categories: topCategories(found.categories, reference, format),
  }
}

const asksForPrices = ({ filters, query }: Search): boolean =>
  (['discounted', 'low', 'high'] as const).some((filter) => filters.has(filter)) ||
  query.min_price !== undefined ||
  query.max_price !== undefined

/** What the customer chose to sort by; `undefined` leaves it to what they look for and what others order. */
function itemsSortedBy(
  { filters, query }: Search,
  position: Position,
  { after }: Prices,
): Asked['sort'] | undefined {
  if (filters.has('low')) return { by: after, way: asc }
  if (filters.has('high')) return { by: after, way: desc }
  if (filters.has('nearby') && position) return { by: metresFrom(position), way: asc }
  if (filters.has('top_rated')) return { by: sql`${items.avg_rating}`, way: desc }
  if (filters.has('popular')) return mostPopular
  if (query.data_type === 'new') return { by: sql`${items.created_at}`, way: desc }
  return undefined
}

async function foundStores(
  desk: Desk,
  { zones, module }: Place,
  search: Search,
  position: Position,
): Promise<SearchResult> {
  const { reference, format, db, wall, at } = desk
  const { name, categories, brands, filters, query } = search
  const among = storesIn(zones, module)
  const understood = name ? await understand(db, name) : undefined
  const words = understood && matching(stores, understood)
  const goods = understood && matching(items, understood)
  const where = and(
    among,
    goods &&
      or(
        words?.where,
        await sellingFound(db, at, {
          zones,
          module_id: module.id,
          asked: { where: goods.where, sort: mostPopular },
          byWords: goods.isQuick,
        }),
      ),
    categories.length ? selling(db, and(onSale, inCategories(categories, reference))) : undefined,
    brands.length ? selling(db, and(onSale, inArray(items.brand_id, brands))) : undefined,
    filters.has('discounted')
      ? sql`(${stores.discount} > 0 or ${selling(db, and(onSale, sql`${items.discount} > 0`))})`
      : undefined,
    filters.has('top_rated') ? gte(stores.avg_rating, TOP_RATING) : undefined,
    filters.has('currently_open') ? and(eq(stores.active, true), openNow(wall)) : undefined,
    query.rating_count ? gte(stores.avg_rating, query.rating_count) : undefined,
  )
  const { total_size, rows } = await findStores(db, {
    where,
    orderBy: storesSortedBy(search, position, words),
    page: query,
    position,
  })
  return {
    total_size,
    ...paging(query),
    products: [],
    stores: rows.map((row) => storeOnWire(row, format, reference, wall)),
    categories: [],
  }
}

function storesSortedBy(
  { filters, query }: Search,
  position: Position,
  words: WordSearch | undefined,
): SQL[] {
  if (filters.has('nearby') && position) return [sql`${metresFrom(position)} asc`, asc(stores.id)]
  if (filters.has('top_rated')) return storeOrder.topRated
  if (filters.has('popular')) return storeOrder.popular
  if (query.data_type === 'new') return storeOrder.latest
  return words ? [words.fit, ...storeOrder.popular] : storeOrder.popular
}
