import { asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { stores } from '#server/db/schema.ts'
import type { WallTime } from '#server/rules/shop-clock.ts'
import type { StoreRow } from '#server/wire/store.ts'
import { allOfZones, firstOfZones, type OfZones } from './first-of-zones.ts'
import { type Page, pageOf } from './page.ts'
import type { Totals } from './totals.ts'

export type Position = { lat: number; lng: number }

export const storeOrder = {
  popular: [desc(stores.order_count), asc(stores.id)],
  latest: [desc(stores.created_at), asc(stores.id)],
  topRated: [desc(stores.avg_rating), asc(stores.id)],
} satisfies Record<string, SQL[]>

const storeRank: Record<keyof typeof storeOrder, SQL> = {
  popular: sql`${stores.order_count}`,
  latest: sql`${stores.created_at}`,
  topRated: sql`${stores.avg_rating}`,
}

/** Metres from a position to each store, straight over the sphere; `null` without a position. */
export function metresFrom(position: Position | undefined): SQL<number | null> {
  if (!position) return sql<null>`null`
  const { lat, lng } = position
  return sql<number>`(2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(${stores.latitude} - ${lat}::double precision) / 2), 2)
    + cos(radians(${lat}::double precision)) * cos(radians(${stores.latitude}))
    * power(sin(radians(${stores.longitude} - ${lng}::double precision) / 2), 2)))))`
}

/** What `isOpen` answers, asked of the database. */
export function openNow({ weekday, time }: WallTime): SQL {
  const spans = (day: number) => sql`jsonb_array_elements(${stores.hours} -> ${day}::int) span`
  const opens = sql`span ->> 'opens'`
  const closes = sql`span ->> 'closes'`
  return sql`(exists (select 1 from ${spans(weekday)}
      where ${opens} <= ${time} and (${time} < ${closes} or ${closes} <= ${opens}))
    or exists (select 1 from ${spans((weekday + 6) % 7)} where ${closes} <= ${opens} and ${time} < ${closes}))`
}

export type FoundStores = { total_size: number; rows: StoreRow[] }

/** One page of the stores that meet the conditions, and how many there are in all. */
export async function findStores(
  db: Database,
  query: { where: SQL | undefined; orderBy: SQL[]; page: Page; position: Position | undefined },
): Promise<FoundStores> {
  const { limit, skip } = pageOf(query.page)
  const [rows, total] = await Promise.all([
    selectStores(db, query.position)
      .where(query.where)
      .orderBy(...query.orderBy)
      .limit(limit)
      .offset(skip),
    db.select({ count: count() }).from(stores).where(query.where),
  ])
  return { total_size: total[0]!.count, rows }
}

/** The conditions are on columns of `stores` alone. */
export type StoreListing = OfZones & {
  order: keyof typeof storeOrder
  page: Page
  position: Position | undefined
}

/** `findStores` for the lists everybody opens, read along an index; totals are remembered. */
export async function listStores(db: Database, totals: Totals, listing: StoreListing): Promise<FoundStores> {
  const { order, page, position } = listing
  const orderBy = storeOrder[order]
  const ids = firstOfZones(db, stores, listing, { orderBy, rank: storeRank[order] }, page)
  const [rows, total_size] = await Promise.all([
    selectStores(db, position)
      .where(sql`${stores.id} in ${ids}`)
      .orderBy(...orderBy),
    totals(db.select({ count: count() }).from(stores).where(allOfZones(stores, listing))),
  ])
  return { total_size, rows }
}

export const selectStores = (db: Database, position: Position | undefined) =>
  db.select({ store: stores, distance: metresFrom(position) }).from(stores)
