import { and, asc, desc, gte, inArray, or, sql } from 'drizzle-orm'
import type { SearchResult } from '#openapi/generated/server.ts'
import {
  areCommon,
  eachSelling,
  fewSelling,
  inCategories,
  type Prices,
  selling,
  storedPrices,
  storesIn,
} from '#server/catalogue/filters.ts'
import { onSale } from '#server/catalogue/items.ts'
import { metresFrom } from '#server/catalogue/nearest.ts'
import { type Asked, mostPopular, searchItems, sellingFound } from '#server/catalogue/search-items.ts'
import {
  findStores,
  listStores,
  orderOfStores,
  type StoreOrder,
  sellsAt,
  storeOrder,
} from '#server/catalogue/stores.ts'
import { matching, understand } from '#server/catalogue/word-search.ts'
import type { Input } from '#server/contract/handlers.ts'
import { items, stores } from '#server/db/schema.ts'
import { toMinor } from '#server/rules/money.ts'
import { storeOnWire } from '#server/wire/store.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { type Desk, deskOf, scopeChosen } from './desk.ts'
import { leftOut, paging, showItems, topCategories } from './item-lists.ts'

type Query = Input<'combinedSearch'>['query']
type Filter = 'top_rated' | 'popular' | 'discounted' | 'nearby' | 'currently_open' | 'low' | 'high'

/** A rating that counts as a top one. */
const TOP_RATING = 4

/** The conditions of a search, read from the texts of the query. */
type Search = {
  name: string
  categories: number[]
  brands: number[]
  filters: Set<Filter>
  query: Query
}

export const combinedSearch: Handlers['combinedSearch'] = async ({ query }, context) => {
  const desk = await deskOf(context)
  const scope = scopeChosen(context, desk.reference)
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
    ? foundStores(desk, scope, search, context.position)
    : foundItems(desk, scope, search, context.position)
}

const listOf = <T>(text: string | undefined): T[] => (text ? (JSON.parse(text) as T[]) : [])

type Scope = ReturnType<typeof scopeChosen>
type Position = { lat: number; lng: number } | undefined

async function foundItems(
  desk: Desk,
  { zones, module }: Scope,
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
    filters.has('currently_open') ? sellsAt(desk.wall) : undefined,
    query.rating_count ? gte(items.avg_rating, query.rating_count) : undefined,
  )
  const asked = (prices: Prices): Asked => ({
    where: and(
      where,
      filters.has('discounted') ? prices.isDiscounted : undefined,
      query.min_price ? sql`${prices.after} >= ${toMinor(query.min_price, digits)}::bigint` : undefined,
      query.max_price !== undefined
        ? sql`${prices.after} <= ${toMinor(query.max_price, digits)}::bigint`
        : undefined,
    ),
    sort: mostPopular,
    ...itemsSorted(search, position, prices),
  })
  const fit = itemsSorted(search, position, storedPrices) ? undefined : words?.fit
  const found = await searchItems(
    db,
    at,
    {
      zones,
      module_id: module.id,
      asked: asksForPrices(search) ? asked : asked(storedPrices),
      fit,
      words: words?.words,
      hide: desk.hide,
    },
    query,
  )
  return {
    total_size: found.total_size,
    ...paging(query),
    ...leftOut(found.hidden_count),
    highest_price: format.money(found.highest_price),
    products: await showItems(desk, found.rows),
    stores: [],
    categories: topCategories(found.categories, reference, format),
  }
}

const asksForPrices = ({ filters, query }: Search): boolean =>
  (['discounted', 'low', 'high'] as const).some((filter) => filters.has(filter)) ||
  query.min_price !== undefined ||
  query.max_price !== undefined

/** Whether the search may match few items, for which a separate index exists. */
const isNarrow = ({ name, categories, brands }: Search): boolean =>
  name !== '' || categories.length > 0 || brands.length > 0

/** What the customer chose to sort by; `undefined` leaves it to what they look for and what others order. */
function itemsSorted(
  search: Search,
  position: Position,
  { after }: Prices,
): Pick<Asked, 'sort' | 'near'> | undefined {
  const { filters, query } = search
  if (filters.has('low')) return { sort: { by: after, direction: asc } }
  if (filters.has('high')) return { sort: { by: after, direction: desc } }
  if (filters.has('nearby') && position)
    return {
      sort: { by: metresFrom(position), direction: asc },
      near: isNarrow(search) ? undefined : position,
    }
  if (filters.has('top_rated')) return { sort: { by: sql`${items.avg_rating}`, direction: desc } }
  if (filters.has('popular')) return { sort: mostPopular }
  if (query.data_type === 'new') return { sort: { by: sql`${items.created_at}`, direction: desc } }
  return undefined
}

async function foundStores(
  desk: Desk,
  { zones, module }: Scope,
  search: Search,
  position: Position,
): Promise<SearchResult> {
  const { reference, format, db, totals, wall, at } = desk
  const { name, categories, brands, filters, query } = search
  const understood = name ? await understand(db, name) : undefined
  const words = understood && matching(stores, understood)
  const itemsAsked = understood && matching(items, understood)
  const sold = and(onSale, inCategories(categories, reference))
  const isRare = categories.length > 0 && !areCommon(categories, module.id, reference)
  const where = and(
    itemsAsked &&
      or(
        words?.where,
        await sellingFound(db, at, {
          zones,
          module_id: module.id,
          asked: { where: itemsAsked.where, sort: mostPopular },
          words: itemsAsked.words,
        }),
      ),
    categories.length ? await (isRare ? fewSelling : selling)(db, sold) : undefined,
    brands.length ? selling(db, and(onSale, inArray(items.brand_id, brands))) : undefined,
    filters.has('discounted')
      ? sql`(${stores.discount} > 0 or ${eachSelling(and(onSale, sql`${items.discount} > 0`))})`
      : undefined,
    filters.has('top_rated') ? gte(stores.avg_rating, TOP_RATING) : undefined,
    filters.has('currently_open') ? sellsAt(wall) : undefined,
    query.rating_count ? gte(stores.avg_rating, query.rating_count) : undefined,
  )
  const order = storesSortedBy(search, position)
  const page = query
  const { total_size, rows } = await (name || isRare
    ? findStores(db, {
        where: and(storesIn(zones, module), where),
        orderBy:
          order || !words ? orderOfStores(order ?? 'popular', position) : [words.fit, ...storeOrder.popular],
        page,
        position,
      })
    : listStores(db, totals, {
        zones,
        module_id: module.id,
        where,
        order: order ?? 'popular',
        page,
        position,
      }))
  return {
    total_size,
    ...paging(query),
    products: [],
    stores: rows.map((row) => storeOnWire(row, format, reference, wall)),
    categories: [],
  }
}

/** What the customer chose to sort by; `undefined` leaves it to what they look for and what others order. */
function storesSortedBy({ filters, query }: Search, position: Position): StoreOrder | undefined {
  if (filters.has('nearby') && position) return 'nearest'
  if (filters.has('top_rated')) return 'topRated'
  if (filters.has('popular')) return 'popular'
  if (query.data_type === 'new') return 'latest'
  return undefined
}
