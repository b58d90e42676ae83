import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { items, stores } from '#server/db/schema.ts'
import { type FoundItems, onSale, runningFlash, selectItems } from './items.ts'
import { type Page, pageOf } from './page.ts'

/** What a search finds in one zone at most: of more, those that come first. */
const MOST_FOUND = 300

export type ItemSearch = {
  zones: number[]
  module_id: number
  where: SQL | undefined
  /** Which of all that meet the condition come first. */
  sort: { by: SQL; way: typeof asc | typeof desc }
  /** Ranks those that were found before `sort` does: how well they fit, the best with the least. */
  fit?: SQL | undefined
}

export const mostPopular = { by: sql`${items.order_count}`, way: desc }

/**
 * The first of each zone, read along its index where there is one: however many there are, no more are looked at than
 * are found. Names what a search is asked for: `id`, `store_id`, `category_id`, `fit` and `rank`.
 */
function firstsOf(db: Database, now: Date, { zones, module_id, where, sort, fit = sql`0` }: ItemSearch): SQL {
  // The database leaves out a left join that nobody asks for.
  const flash = runningFlash(db, now)
  const firstOf = (zone_id: number) =>
    db
      .select({
        id: items.id,
        store_id: items.store_id,
        category_id: items.category_id,
        fit: fit.as('fit'),
        rank: sort.by.as('rank'),
      })
      .from(items)
      .leftJoin(stores, eq(stores.id, items.store_id))
      .leftJoin(flash, eq(flash.item_id, items.id))
      .where(and(eq(items.zone_id, zone_id), eq(items.module_id, module_id), onSale, where))
      .orderBy(sort.way(sort.by), asc(items.id))
      .limit(MOST_FOUND)
      .as(`zone_${zone_id}`)
  return sql.join(
    zones.map((zone_id) => sql`select * from ${firstOf(zone_id)}`),
    sql` union all `,
  )
}

/** What is found, the best first. */
export const firstItems = (db: Database, now: Date, search: ItemSearch) =>
  db
    .select({ id: sql<number>`id`, category_id: sql<number>`category_id` })
    .from(sql`(${firstsOf(db, now, search)}) as firsts`)
    .orderBy(sql`fit`, search.sort.way(sql`rank`), sql`id`)

/** One page of what is found, how much it is, and the categories of all of it. */
export async function searchItems(
  db: Database,
  now: Date,
  search: ItemSearch,
  page: Page,
): Promise<FoundItems & { categories: number[] }> {
  const found = await firstItems(db, now, search)
  const { limit, skip } = pageOf(page)
  const ids = found.slice(skip, skip + limit).map(({ id }) => id)
  const rows = ids.length > 0 ? await selectItems(db, now).where(inArray(items.id, ids)) : []
  return {
    total_size: found.length,
    rows: rows.toSorted((one, other) => ids.indexOf(one.item.id) - ids.indexOf(other.item.id)),
    categories: [...new Set(found.map(({ category_id }) => category_id))],
  }
}

/** Stores that sell something of what is found. */
export const sellingFound = (db: Database, now: Date, search: ItemSearch): SQL =>
  sql`${stores.id} in (select store_id from (${firstsOf(db, now, search)}) as firsts)`
