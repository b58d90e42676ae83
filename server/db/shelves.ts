import { type SQL, sql } from 'drizzle-orm'

/** From this popularity on goods stand on the next shelf; below the first they stand on shelf 0. */
const steps = Array.from({ length: 12 }, (_, doubled) => 16 * 2 ** doubled)

/** The highest shelf. */
export const TOP_SHELF = steps.length

/** The goods of one zone and module that are about as popular as each other, as a word for the index. */
export const shelfNamed = (zone_id: SQL, module_id: SQL, shelf: SQL): SQL =>
  sql`(${zone_id})::text || '.' || (${module_id})::text || '.' || (${shelf})::text`

export const shelfFor = (popularity: SQL): SQL =>
  sql`width_bucket(${popularity}, '{${sql.raw(steps.join())}}'::integer[])`
