import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import type { items, stores } from '#server/db/schema.ts'
import { type Page, pageOf } from './page.ts'

/** An order of a whole list that has an index behind zone and module; `rank` sorts as it does, the first with the most. */
export type RankedOrder = { orderBy: SQL[]; rank: SQL }

export type OfZones = { zones: number[]; module_id: number; where: SQL | undefined }

/**
 * The keys of one page, to be put behind `in`: the first rows of each zone are read along its index and merged, so that a
 * page costs the same however many rows there are. `others` are few rows that the index has elsewhere or not at all.
 */
export function firstOfZones(
  db: Database,
  table: typeof items | typeof stores,
  { zones, module_id, where }: OfZones,
  { orderBy, rank }: RankedOrder,
  page: Page,
  others?: SQLWrapper,
): SQL {
  const { limit, skip } = pageOf(page)
  const firstOf = (zone_id: number) =>
    db
      .select({ id: table.id, rank: rank.as('rank') })
      .from(table)
      .where(and(eq(table.zone_id, zone_id), eq(table.module_id, module_id), where))
      .orderBy(...orderBy)
      .limit(skip + limit)
      .as(`zone_${zone_id}`)
  const merged = sql.join(
    [...zones.map((zone_id) => sql`select * from ${firstOf(zone_id)}`), ...(others ? [others] : [])],
    sql` union all `,
  )
  return sql`(select id from (${merged}) as firsts order by rank desc, id limit ${limit} offset ${skip})`
}

/** All rows the page is one of. */
export const allOfZones = (table: typeof items | typeof stores, { zones, module_id, where }: OfZones): SQL =>
  and(inArray(table.zone_id, zones), eq(table.module_id, module_id), where)!
