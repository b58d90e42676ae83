import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { transfers } from '#server/db/schema.ts'
import { accountOf, signedFor } from './ledger.ts'

/** Points a customer has changed into money, less those taken back since, and the minor units given for them. */
export type Converted = { points: number; money: number }

export async function convertedOf(db: Database, customer_id: number): Promise<Converted> {
  const points = accountOf('points', customer_id)
  const wallet = accountOf('wallet', customer_id)
  const debt = accountOf('debt', customer_id)
  const between = (account: string) =>
    or(
      and(eq(transfers.from_account, account), eq(transfers.to_account, loyalty)),
      and(eq(transfers.to_account, account), eq(transfers.from_account, loyalty)),
    )
  const sums = await db
    .select({
      points:
        sql<number>`coalesce(-sum(case when ${between(points)} then ${signedFor(points)} end), 0)`.mapWith(
          Number,
        ),
      money: sql<number>`coalesce(sum(case when ${between(wallet)} then ${signedFor(wallet)}
        when ${between(debt)} then -${signedFor(debt)} end), 0)`.mapWith(Number),
    })
    .from(transfers)
    .where(or(between(points), between(wallet), between(debt)))
  return onlyRow(sums)
}

const loyalty = 'shop:loyalty'
