import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * At least `many` keys, as an array in the order of the steps. The query runs `found` for each row of `steps` (`step` counts
 * from 1) and stops at the first step that completes `many` keys, also under a plan that would read every step.
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
