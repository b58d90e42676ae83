import { and, asc, count, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { items, stores } from '#server/db/schema.ts'
import { shelfNamed, TOP_SHELF } from '#server/db/shelves.ts'
import type { LatLng } from '#server/geo/sphere.ts'
import { flashPrices, keptPrices, type Prices, storesAmong } from './filters.ts'
import { allOfZones } from './first-of-zones.ts'
import { type FoundItems, onSale, runningFlash, selectItems } from './items.ts'
import { nearestGoods } from './nearest.ts'
import { type Page, pageOf } from './page.ts'

/** What a search finds in one zone at most: of more, those that come first. */
const MOST_FOUND = 300

/** What is looked for; `sort` says which of all that meet the condition come first. */
export type Asked = {
  where: SQL | undefined
  sort: Sort
  /** Set when the nearest come first, and much meets the condition: what is near is looked at first. */
  near?: LatLng | undefined
}
type Sort = { by: SQL; way: typeof asc | typeof desc }

export type ItemSearch = {
  zones: number[]
  module_id: number
  /** What asks for prices is asked of those kept with the items and of those of a running flash sale. */
  asked: Asked | ((prices: Prices) => Asked)
  /** Ranks those that were found before `sort` does: how well they fit, the best with the least. */
  fit?: SQL | undefined
  /** Set when the index of words answers `where` quickly. */
  byWords?: boolean | undefined
}

export const mostPopular: Sort = { by: sql`${items.order_count}`, way: desc }

const wayOf = ({ asked }: ItemSearch) => (typeof asked === 'function' ? asked(keptPrices) : asked).sort.way

/** The shelves of popularity from the highest down: no more of them are looked at than are needed. */
const shelves = sql`(select shelf from generate_series(0, ${sql.raw(`${TOP_SHELF}`)}) shelf order by shelf desc) shelves`
const shelf = sql`shelves.shelf`

/**
 * The first of each zone, read along an index where there is one: however many there are, hardly more are looked at than
 * are found. Names what a search is asked for: `id`, `store_id`, `category_id`, `fit` and `rank`.
 */
function firstsOf(db: Database, now: Date, search: ItemSearch): SQL {
  const { zones, module_id, asked, fit = sql`0`, byWords } = search
  const flash = runningFlash(db, now)
  const read = (zone_id: number, { where, sort, near }: Asked, more?: SQL) => {
    const goods = { zones: [zone_id], module_id, where: and(onSale, where, more) }
    const all = db
      .select({
        id: items.id,
        store_id: items.store_id,
        category_id: items.category_id,
        fit: fit.as('fit'),
        rank: sort.by.as('rank'),
      })
      .from(items)
      // The database leaves out a left join that nobody asks for.
      .leftJoin(stores, eq(stores.id, items.store_id))
      .leftJoin(flash, eq(flash.item_id, items.id))
      .where(near ? inArray(items.id, nearestGoods(db, goods, near, MOST_FOUND)) : allOfZones(items, goods))
      .limit(MOST_FOUND)
      .$dynamic()
    const sorted = [sort.way(sort.by), asc(items.id)]
    const firsts =
      byWords && sort === mostPopular
        ? all.innerJoin(shelves, standsOn(zone_id, module_id)).orderBy(desc(shelf), ...sorted)
        : all.orderBy(...sorted)
    return sql`select * from ${firsts.as('firsts')}`
  }
  const firstOf = (zone_id: number) => {
    if (typeof asked !== 'function') return read(zone_id, asked)
    const kept = read(
      zone_id,
      asked(keptPrices),
      notInArray(items.id, db.select({ id: flash.item_id }).from(flash)),
    )
    const inSale = read(zone_id, { ...asked(flashPrices), near: undefined }, isNotNull(flash.id))
    return sql`(${kept} union all ${inSale} order by ${wayOf(search)(sql`rank`)}, id limit ${MOST_FOUND})`
  }
  return sql.join(zones.map(firstOf), sql` union all `)
}

const standsOn = (zone_id: number, module_id: number): SQL =>
  sql`${items.shelf} @> array[${shelfNamed(sql`${zone_id}`, sql`${module_id}`, shelf)}]`

/** What is found, the best first. */
export const firstItems = (db: Database, now: Date, search: ItemSearch) =>
  db
    .select({ id: sql<number>`id`, category_id: sql<number>`category_id` })
    .from(sql`(${firstsOf(db, now, search)}) as firsts`)
    .orderBy(sql`fit`, wayOf(search)(sql`rank`), sql`id`)

/** One page of what is found, how much it is, and the categories of all of it. */
export async function searchItems(
  db: Database,
  now: Date,
  search: ItemSearch,
  page: Page,
): Promise<FoundItems & { categories: number[] }> {
  const { limit, skip } = pageOf(page)
  const inOrder = sql`row_number() over (order by fit, ${wayOf(search)(sql`rank`)}, id)`
  const found = db
    .select({
      id: sql<number>`id`.as('id'),
      place: inOrder.as('place'),
      category_id: sql`category_id`.as('category_id'),
    })
    .from(sql`(${firstsOf(db, now, search)}) as firsts`)
    .as('found')
  const [all] = await db
    .select({
      total_size: count(),
      categories: sql<number[]>`coalesce(array_agg(distinct ${found.category_id}), '{}')`,
      ids: sql<number[]>`coalesce(array_agg(${found.id} order by ${found.place})
        filter (where ${found.place} > ${skip} and ${found.place} <= ${skip + limit}), '{}')`,
    })
    .from(found)
  const { ids, ...rest } = all!
  const rows = ids.length > 0 ? await selectItems(db, now).where(inArray(items.id, ids)) : []
  return {
    ...rest,
    rows: rows.toSorted((one, other) => ids.indexOf(one.item.id) - ids.indexOf(other.item.id)),
  }
}

/** Stores that sell something of what is found. */
export async function sellingFound(db: Database, now: Date, search: ItemSearch): Promise<SQL> {
  const sellers = await db
    .selectDistinct({ id: sql<number>`store_id` })
    .from(sql`(${firstsOf(db, now, search)}) as firsts`)
  return storesAmong(sellers.map(({ id }) => id))
}
