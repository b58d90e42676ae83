import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { cashbacks } from '#server/db/schema.ts'
import { toMinor } from '#server/rules/money.ts'
import type { Handlers } from '#server/services.ts'
import { type Format, percent } from '#server/wire/format.ts'
import { deskOf } from './desk.ts'

export const cashbackOperations = {
  listCashbacks: async (_, context) => {
    const { db, at, format } = await deskOf(context)
    const rows = await db.select().from(cashbacks).where(holding(at)).orderBy(asc(cashbacks.id))
    return rows.map((row) => ({
      ...offerOnWire(row, format),
      min_purchase: format.money(row.min_purchase),
      max_discount: row.max_discount === null ? null : format.money(row.max_discount),
      start_date: row.start_date.toISOString(),
      end_date: row.end_date.toISOString(),
    }))
  },

  getCashback: async ({ query }, context) => {
    const { db, at, format, reference } = await deskOf(context)
    const amount = toMinor(query.amount, reference.settings.currency.digits)
    const earned = earnedOf(amount)
    const [best] = await db
      .select({ offer: cashbacks, earned })
      .from(cashbacks)
      .where(and(holding(at), sql`${cashbacks.min_purchase} <= ${amount}::bigint`, sql`${earned} > 0`))
      .orderBy(desc(earned), asc(cashbacks.id))
      .limit(1)
    if (!best)
      return { id: null, title: null, cashback_type: null, cashback_amount: null, calculated_amount: 0 }
    return { ...offerOnWire(best.offer, format), calculated_amount: format.money(best.earned) }
  },
} satisfies Partial<Handlers>

const holding = (at: Date) =>
  and(eq(cashbacks.active, true), lte(cashbacks.start_date, at), gt(cashbacks.end_date, at))

/** In minor units, rounded half up, never more than was paid. */
const earnedOf = (amount: number): SQL<number> =>
  sql<number>`least(${amount}::bigint, case
    when ${cashbacks.cashback_type} = 'amount' then ${cashbacks.cashback_amount}
    else least(floor(${amount}::numeric * ${cashbacks.cashback_amount} / 10000 + 0.5), ${cashbacks.max_discount})
    end)`.mapWith(Number)

function offerOnWire(row: typeof cashbacks.$inferSelect, { text, money }: Format) {
  const { id, title, cashback_type, cashback_amount } = row
  return {
    id,
    title: text(title),
    cashback_type,
    cashback_amount: cashback_type === 'percentage' ? percent(cashback_amount) : money(cashback_amount),
  }
}
