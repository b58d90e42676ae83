import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'

/**
 * The rows of each table and the transaction that wrote the newest of them. Two that are equal enclose no insert, update
 * and delete: every write of a row carries the number of its transaction, which only grows.
 */
export async function rowWrites(db: Database): Promise<string[]> {
  const { rows: tables } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { name: string }[] }
  const counts = tables.map(
    ({ name }) =>
      `select '${name}: ' || count(*) || ' rows, the newest of ' || coalesce(max(xmin::text::bigint), 0) as found from ${name}`,
  )
  const { rows } = (await db.execute(sql.raw(counts.join(' union all ')))) as unknown as {
    rows: { found: string }[]
  }
  return rows.map(({ found }) => found)
}
