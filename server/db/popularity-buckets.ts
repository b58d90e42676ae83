import { type SQL, sql } from 'drizzle-orm'

/** Lower bounds of the popularity buckets; items below the first are in bucket 0. */
const steps = Array.from({ length: 12 }, (_, doubled) => 16 * 2 ** doubled)

/** The highest bucket. */
export const TOP_BUCKET = steps.length

/** The bucket of a zone, module and popularity, as a word of the index. */
export const bucketNamed = (zone_id: SQL, module_id: SQL, bucket: SQL): SQL =>
  sql`(${zone_id})::text || '.' || (${module_id})::text || '.' || (${bucket})::text`

export const bucketFor = (popularity: SQL): SQL =>
  sql`width_bucket(${popularity}, '{${sql.raw(steps.join())}}'::integer[])`
