import { asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { inOrderOf, keysOfPage, type Page } from '#server/db/page.ts'
import { stores } from '#server/db/schema.ts'
import type { WallTime } from '#server/time/shop-clock.ts'
import { allOfZones, firstOfZones, type OfZones, pageOfFirsts, pageOfPreferred } from './first-of-zones.ts'
import type { ListedStore } from './listed.type.ts'
import { metresFrom, nearestStores } from './nearest.ts'
import type { Totals } from './totals.ts'

export type Position = { lat: number; lng: number }

export const storeOrder = {
  popular: [desc(stores.order_count), asc(stores.id)],
  latest: [desc(stores.created_at), asc(stores.id)],
  topRated: [desc(stores.avg_rating), asc(stores.id)],
} satisfies Record<string, SQL[]>

/** Without a position, the nearest-first order is the order by popularity. */
export type StoreOrder = keyof typeof storeOrder | 'nearest'

const storeRank: Record<keyof typeof storeOrder, SQL> = {
  popular: sql`${stores.order_count}`,
  latest: sql`${stores.created_at}`,
  topRated: sql`${stores.avg_rating}`,
}

export function orderOfStores(order: StoreOrder, position: Position | undefined): SQL[] {
  if (order !== 'nearest') return storeOrder[order]
  return position ? [asc(metresFrom(position)), asc(stores.id)] : storeOrder.popular
}

/** What `isOpen` answers, asked of the database. */
function openNow({ weekday, time }: WallTime): SQL {
  const spans = (day: number) => sql`jsonb_array_elements(${stores.hours} -> ${day}::int) span`
  const opens = sql`span ->> 'opens'`
  const closes = sql`span ->> 'closes'`
  return sql`(exists (select 1 from ${spans(weekday)}
      where ${opens} <= ${time} and (${time} < ${closes} or ${closes} <= ${opens}))
    or exists (select 1 from ${spans((weekday + 6) % 7)} where ${closes} <= ${opens} and ${time} < ${closes}))`
}

/** Stores one can order from at this time. */
export const sellsAt = (wall: WallTime): SQL => sql`(${stores.active} and ${openNow(wall)})`

/** Stores that sell now, then by distance. */
export const openFirst = (wall: WallTime, position: Position | undefined): SQL[] => [
  desc(sellsAt(wall)),
  ...orderOfStores('nearest', position),
]

export type FoundStores = { total_size: number; rows: ListedStore[] }

/** One page of the stores that meet the conditions, and how many there are in all. */
export async function findStores(
  db: Database,
  { where, orderBy, page, position }: StoreQuery,
): Promise<FoundStores> {
  const inOrder = sql`row_number() over (order by ${sql.join(orderBy, sql`, `)})`
  const found = db
    .select({ id: stores.id, place: inOrder.as('place') })
    .from(stores)
    .where(where)
    .as('found')
  const all = await db.select(keysOfPage(found, page)).from(found)
  const { total_size, ids } = onlyRow(all)
  const rows = ids.length > 0 ? await selectStores(db, position).where(inArray(stores.id, ids)) : []
  return { total_size, rows: inOrderOf(ids, rows, ({ store }) => store.id) }
}

type StoreQuery = { where: SQL | undefined; orderBy: SQL[]; page: Page; position: Position | undefined }

/** The conditions are on columns of `stores` alone, or quickly asked of each store. */
export type StoreListing = OfZones & {
  order: StoreOrder
  /** Set when stores that are open at this time come first. */
  openAt?: WallTime | undefined
  page: Page
  position: Position | undefined
}

/** `findStores` for frequent lists, read along an index; totals are cached. */
export async function listStores(db: Database, totals: Totals, listing: StoreListing): Promise<FoundStores> {
  const { where, order, openAt, page, position } = listing
  const orderBy = orderOfStores(order, position)
  const firsts =
    order !== 'nearest'
      ? firstOfZones(db, stores, listing, { orderBy, rank: storeRank[order] })
      : position
        ? nearestStores(db, listing, position)
        : firstOfZones(db, stores, listing, { orderBy, rank: storeRank.popular })
  const sells = openAt && sellsAt(openAt)
  const ids = sells ? pageOfPreferred(firsts, where, sells, page) : pageOfFirsts(firsts, where, page)
  const [rows, total_size] = await Promise.all([
    selectStores(db, position)
      .where(sql`${stores.id} in ${ids}`)
      .orderBy(...(sells ? [desc(sells)] : []), ...orderBy),
    totals(db.select({ count: count() }).from(stores).where(allOfZones(stores, listing))),
  ])
  return { total_size, rows }
}

export const selectStores = (db: Database, position: Position | undefined) =>
  db.select({ store: stores, distance: metresFrom(position) }).from(stores)
