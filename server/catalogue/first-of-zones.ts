import { and, eq, inArray, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { allOf } from '#server/db/all-of.ts'
import type { Database } from '#server/db/engine/open.ts'
import { type Page, pageOf } from '#server/db/page.ts'
import type { items, stores } from '#server/db/schema.ts'

/** An order of a whole list that has an index behind zone and module; `rank` sorts as it does, the first with the most. */
export type RankedOrder = { orderBy: SQL[]; rank: SQL }

export type OfZones = { zones: number[]; module_id: number; where: SQL | undefined }

/** At least the first `many` rows that meet a condition, as `id` and `rank`, the highest rank first. */
export type Firsts = (where: SQL | undefined, many: number) => SQL

/**
 * The first rows of each zone, read along its index, so that a page costs the same however many rows there are.
 */
export function firstOfZones(
  db: Database,
  table: typeof items | typeof stores,
  { zones, module_id }: Omit<OfZones, 'where'>,
  { orderBy, rank }: RankedOrder,
): Firsts {
  return (where, many) => {
    const firstOf = (zone_id: number) =>
      db
        .select({ id: table.id, rank: rank.as('rank') })
        .from(table)
        .where(and(eq(table.zone_id, zone_id), eq(table.module_id, module_id), where))
        .orderBy(...orderBy)
        .limit(many)
        .as(`zone_${zone_id}`)
    return sql.join(
      zones.map((zone_id) => sql`select * from ${firstOf(zone_id)}`),
      sql` union all `,
    )
  }
}

/** The keys of one page, to be put behind `in`. `others` are few rows that the index has elsewhere or not at all. */
export function pageOfFirsts(firsts: Firsts, where: SQL | undefined, page: Page, others?: SQLWrapper): SQL {
  const { limit, skip } = pageOf(page)
  const first = firsts(where, skip + limit)
  const merged = others ? sql`${first} union all ${others}` : first
  return sql`(select id from (${merged}) as firsts order by rank desc, id limit ${limit} offset ${skip})`
}

/**
 * `pageOfFirsts` for a list that starts with its preferred rows; it reads the others when those do not fill the page.
 */
export function pageOfPreferred(firsts: Firsts, where: SQL | undefined, preferred: SQL, page: Page): SQL {
  const { limit, skip } = pageOf(page)
  const many = skip + limit
  const areFew = sql`(select count(*) from preferred) < ${many}`
  return sql`(with preferred as materialized (
      select id, rank from (${firsts(and(where, preferred), many)}) as firsts order by rank desc, id limit ${many}
    )
    select id from (
      select id, rank, 1 as place from preferred
      union all select id, rank, 0 from (${firsts(and(where, not(preferred), areFew), many)}) as others
    ) as firsts order by place desc, rank desc, id limit ${limit} offset ${skip})`
}

/** All rows the page is one of. */
export const allOfZones = (table: typeof items | typeof stores, { zones, module_id, where }: OfZones): SQL =>
  allOf(inArray(table.zone_id, zones), eq(table.module_id, module_id), where)
