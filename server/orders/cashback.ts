import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { cashbacks } from '#server/db/schema.ts'

/** The active offer that gives the most for a rewarded amount (`rules/rewarded.ts`). */
export async function bestCashback(db: Database, amount: number, at: Date) {
  const earned = earnedOf(amount)
  const [best] = await db
    .select({ offer: cashbacks, earned })
    .from(cashbacks)
    .where(and(isHolding(at), sql`${cashbacks.min_purchase} <= ${amount}::bigint`, sql`${earned} > 0`))
    .orderBy(desc(earned), asc(cashbacks.id))
    .limit(1)
  return best
}

export const isHolding = (at: Date) =>
  and(eq(cashbacks.active, true), lte(cashbacks.start_date, at), gt(cashbacks.end_date, at))

/** In minor units, rounded half up, never more than the amount. */
const earnedOf = (amount: number): SQL<number> =>
  sql<number>`least(${amount}::bigint, case
    when ${cashbacks.cashback_type} = 'amount' then ${cashbacks.cashback_amount}
    else least(floor(${amount}::numeric * ${cashbacks.cashback_amount} / 10000 + 0.5), ${cashbacks.max_discount})
    end)`.mapWith(Number)
