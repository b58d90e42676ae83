import { and, asc, count, desc, eq, inArray, isNotNull, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { inOrderOf, keysOfPage, type Page } from '#server/db/page.ts'
import { bucketNamed, TOP_BUCKET } from '#server/db/popularity-buckets.ts'
import { items, stores } from '#server/db/schema.ts'
import type { LatLng } from '#server/geometry/sphere.ts'
import { flashPrices, type Prices, pricesNow, storedPrices, storesAmong } from './filters.ts'
import { allOfZones } from './first-of-zones.ts'
import { type FoundItems, onSale, runningFlash, selectItems } from './items.ts'
import { nearestItems } from './nearest.ts'
import { stepByStep } from './step-by-step.ts'
import type { WordsAsked } from './word-search.ts'

/**
 * The highest number of items that a search finds. A search with words takes the most popular items and sorts them
 * afterwards; a search without words takes the first items of each zone in the order of its `sort`.
 */
const MOST_FOUND = 240

/** Condition of the search; `sort` is the order of its results. */
export type Asked = {
  where: SQL | undefined
  sort: Sort
  /** Set for nearest-first order when many items match: the search then starts with the nearest stores. */
  near?: LatLng | undefined
}
type Sort = { by: SQL; direction: typeof asc | typeof desc }

export type ItemSearch = {
  zones: number[]
  module_id: number
  /** A condition on prices is applied to the stored prices and to those of running flash sales. */
  asked: Asked | ((prices: Prices) => Asked)
  /** Ranks matches before `sort` does: the best match has the lowest value. */
  fit?: SQL | undefined
  /** Set when the condition asks for words. */
  words?: WordsAsked | undefined
  /** Matches of this condition are left out of the page and counted. */
  hide?: SQL | undefined
}

export const mostPopular: Sort = { by: sql`${items.order_count}`, direction: desc }

const askedAt = ({ asked }: ItemSearch, prices: Prices) =>
  typeof asked === 'function' ? asked(prices) : asked

const directionOf = (search: ItemSearch) => askedAt(search, storedPrices).sort.direction

/** The items of a search, as `id`, `store_id`, `category_id`, `price`, `fit` and `rank`. */
const firstsOf = (db: Database, now: Date, search: ItemSearch): SQL =>
  search.words ? mostPopularWith(db, now, search) : firstsOfZones(db, now, search)

/** The items of a search; the database drops the left joins that a query does not use. */
function itemsAsked(db: Database, now: Date, { fit = sql`0` }: ItemSearch, { sort }: Asked) {
  const flash = runningFlash(db, now)
  const all = db
    .select({
      id: items.id,
      store_id: items.store_id,
      category_id: items.category_id,
      price: items.price,
      fit: fit.as('fit'),
      rank: sort.by.as('rank'),
    })
    .from(items)
    .leftJoin(stores, eq(stores.id, items.store_id))
    .leftJoin(flash, eq(flash.item_id, items.id))
    .$dynamic()
  return { all, flash }
}

/** The most popular items with the searched words. */
function mostPopularWith(db: Database, now: Date, search: ItemSearch): SQL {
  const asked = askedAt(search, pricesNow)
  const { all } = itemsAsked(db, now, search, asked)
  const keys = (search.words === 'whole' ? inBuckets : passedBy)(db, now, search, asked.where)
  return sql`select * from ${all.where(sql`${items.id} = any(${keys})`).as('firsts')}`
}

type Keys = (db: Database, now: Date, search: ItemSearch, where: SQL | undefined) => SQL

/** The most popular items that meet a condition. */
function popularItems(db: Database, now: Date, where: SQL | undefined) {
  const flash = runningFlash(db, now)
  return db
    .select({ id: items.id, order_count: items.order_count })
    .from(items)
    .leftJoin(stores, eq(stores.id, items.store_id))
    .leftJoin(flash, eq(flash.item_id, items.id))
    .where(and(onSale, where))
    .orderBy(desc(items.order_count), asc(items.id))
    .limit(MOST_FOUND)
}

/** Whole words are looked for in the buckets of popularity, from the highest down, no lower than is needed. */
const inBuckets: Keys = (db, now, { zones, module_id }, where) => {
  const bucket = sql`(${sql.raw(`${TOP_BUCKET + 1}`)} - steps.step)`
  const names = zones.map((zone_id) => bucketNamed(sql`${zone_id}`, sql`${module_id}`, bucket))
  const stands = sql`${items.popularity_bucket} && array[${sql.join(names, sql`, `)}]`
  const steps = sql`generate_series(1, ${sql.raw(`${TOP_BUCKET + 1}`)}) as steps (step)`
  const found = sql`select id from ${popularItems(db, now, and(stands, where)).as('goods')}`
  return sql`(${stepByStep(steps, MOST_FOUND, found)})[:${sql.raw(`${MOST_FOUND}`)}]`
}

/**
 * For prefixes the index would collect all matches of every bucket. This query reads the items of each zone by
 * popularity instead, and stops when it has enough.
 */
const passedBy: Keys = (db, now, { zones, module_id }, where) => {
  const ofZone = (zone_id: number) => {
    const there = allOfZones(items, { zones: [zone_id], module_id, where })
    return sql`select * from ${popularItems(db, now, there).as(`zone_${zone_id}`)}`
  }
  return sql`array(select id from (${sql.join(zones.map(ofZone), sql` union all `)}) as zones
    order by order_count desc, id limit ${MOST_FOUND})`
}

/**
 * The first of each zone, read along an index where there is one: however many there are, hardly more are looked at than
 * are found.
 */
function firstsOfZones(db: Database, now: Date, search: ItemSearch): SQL {
  const { zones, module_id, asked } = search
  const read = (zone_id: number, firsts: Asked, more?: (flash: Flash) => SQL) => {
    const { all, flash } = itemsAsked(db, now, search, firsts)
    const { sort, near } = firsts
    const itemSearch = { zones: [zone_id], module_id, where: and(onSale, firsts.where, more?.(flash)) }
    const found = all
      .where(
        near
          ? inArray(items.id, nearestItems(db, itemSearch, near, MOST_FOUND))
          : allOfZones(items, itemSearch),
      )
      .orderBy(sort.direction(sort.by), asc(items.id))
      .limit(MOST_FOUND)
    return sql`select * from ${found.as('firsts')}`
  }
  const firstOf = (zone_id: number) => {
    if (typeof asked !== 'function') return read(zone_id, asked)
    const byStoredPrice = read(zone_id, asked(storedPrices), (flash) =>
      notInArray(items.id, db.select({ id: flash.item_id }).from(flash)),
    )
    const inSale = read(zone_id, { ...asked(flashPrices), near: undefined }, (flash) => isNotNull(flash.id))
    return sql`(${byStoredPrice} union all ${inSale} order by ${directionOf(search)(sql`rank`)}, id limit ${MOST_FOUND})`
  }
  return sql.join(zones.map(firstOf), sql` union all `)
}

type Flash = ReturnType<typeof runningFlash>

/** The items of a search, the best match first. */
export const firstItems = (db: Database, now: Date, search: ItemSearch) =>
  db
    .select({ id: sql<number>`id`, category_id: sql<number>`category_id` })
    .from(sql`(${firstsOf(db, now, search)}) as firsts`)
    .orderBy(sql`fit`, directionOf(search)(sql`rank`), sql`id`)

/** The search with one more condition. */
const narrowed = ({ asked, ...search }: ItemSearch, more: SQL): ItemSearch => {
  const asking = ({ where, ...rest }: Asked): Asked => ({ ...rest, where: and(where, more) })
  return { ...search, asked: typeof asked === 'function' ? (prices) => asking(asked(prices)) : asking(asked) }
}

async function countFound(db: Database, now: Date, search: ItemSearch): Promise<number> {
  const found = await db.select({ count: count() }).from(sql`(${firstsOf(db, now, search)}) as firsts`)
  return onlyRow(found).count
}

/** One page of matches, the total, and of all matches the categories and the highest price. */
export async function searchItems(
  db: Database,
  now: Date,
  { hide, ...wanted }: ItemSearch,
  page: Page,
): Promise<FoundItems & { categories: number[]; highest_price: number }> {
  const search = hide ? narrowed(wanted, not(hide)) : wanted
  const inOrder = sql`row_number() over (order by fit, ${directionOf(search)(sql`rank`)}, id)`
  const found = db
    .select({
      id: sql<number>`id`.as('id'),
      place: inOrder.as('place'),
      category_id: sql`category_id`.as('category_id'),
      price: sql`price`.as('price'),
    })
    .from(sql`(${firstsOf(db, now, search)}) as firsts`)
    .as('found')
  const [all, hidden_count] = await Promise.all([
    db
      .select({
        ...keysOfPage(found, page),
        categories: sql<number[]>`coalesce(array_agg(distinct ${found.category_id}), '{}')`,
        highest_price: sql`coalesce(max(${found.price}), 0)`.mapWith(Number),
      })
      .from(found),
    hide && countFound(db, now, narrowed(wanted, hide)),
  ])
  const { ids, ...rest } = onlyRow(all)
  const rows = ids.length > 0 ? await selectItems(db, now).where(inArray(items.id, ids)) : []
  return { ...rest, hidden_count, rows: inOrderOf(ids, rows, ({ item }) => item.id) }
}

/** Stores that sell a match. */
export async function sellingFound(db: Database, now: Date, search: ItemSearch): Promise<SQL> {
  const sellers = await db
    .selectDistinct({ id: sql<number>`store_id` })
    .from(sql`(${firstsOf(db, now, search)}) as firsts`)
  return storesAmong(sellers.map(({ id }) => id))
}
