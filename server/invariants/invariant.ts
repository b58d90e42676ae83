import type { SQL } from 'drizzle-orm'

/** What must hold at every moment in which no transaction is half done. */
export type Invariant = {
  /** One sentence about the shop. */
  means: string
  /** The rows that break it; none while it holds. */
  offenders: SQL
}
