import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Keys in the order they are found, at least so many, as an array: `found` is asked for each row of `steps`, which counts
 * itself from 1 as `step`, until there are enough, whatever the database expects of it.
 */
export const stepByStep = (steps: SQL, many: number, found: SQLWrapper): SQL =>
  sql`(with recursive looked (step, ids) as (
      select 0::bigint, '{}'::integer[]
      union all
      select steps.step, looked.ids || array(${found})
      from looked join ${steps} on steps.step = looked.step + 1
      where cardinality(looked.ids) < ${many}
    )
    select ids from looked order by step desc limit 1)`
