import { count, type SQLWrapper, sql } from 'drizzle-orm'

/** Which part of a list: `offset` is a page number from 1. */
export type Page = { limit: number; offset: number }

export const pageOf = ({ limit, offset }: Page) => ({ limit, skip: (offset - 1) * limit })

type Keyed = { id: SQLWrapper; place: SQLWrapper }

/** The keys of one page in their order, and the total; one query finds both. */
export function keysOfPage({ id, place }: Keyed, page: Page) {
  const { limit, skip } = pageOf(page)
  return {
    total_size: count(),
    ids: sql<number[]>`coalesce(array_agg(${id} order by ${place})
      filter (where ${place} > ${skip} and ${place} <= ${skip + limit}), '{}')`,
  }
}

/** Rows that were read by their keys, in the order of these. */
export const inOrderOf = <Row>(ids: number[], rows: Row[], idOf: (row: Row) => number): Row[] =>
  rows.toSorted((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)))
