import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { transfers } from '#server/db/schema.ts'
import { accountOf, signedFor } from './ledger.ts'

/** Points a customer has changed into money, less those taken back since, and the minor units given for them. */
export type Converted = { points: number; money: number }

export async function convertedOf(db: Database, customer_id: number): Promise<Converted> {
  const [points, wallet, debt] = (['points', 'wallet', 'debt'] as const).map((ledger) =>
    accountOf(ledger, customer_id),
  )
  const between = (account: string) =>
    or(
      and(eq(transfers.from_account, account), eq(transfers.to_account, loyalty)),
      and(eq(transfers.to_account, account), eq(transfers.from_account, loyalty)),
    )
  const [sums] = await db
    .select({
      points:
        sql<number>`coalesce(-sum(case when ${between(points!)} then ${signedFor(points!)} end), 0)`.mapWith(
          Number,
        ),
      money: sql<number>`coalesce(sum(case when ${between(wallet!)} then ${signedFor(wallet!)}
        when ${between(debt!)} then -${signedFor(debt!)} end), 0)`.mapWith(Number),
    })
    .from(transfers)
    .where(or(between(points!), between(wallet!), between(debt!)))
  return sums!
}

const loyalty = 'shop:loyalty'
