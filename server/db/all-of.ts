import { and, type SQL } from 'drizzle-orm'

/** `and` of at least one condition. */
export const allOf = (first: SQL, ...more: (SQL | undefined)[]): SQL =>
  // `and` is undefined without conditions only.
  and(first, ...more)!
