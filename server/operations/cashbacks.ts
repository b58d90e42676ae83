import { asc } from 'drizzle-orm'
import { cashbacks } from '#server/db/schema.ts'
import { bestCashback, isHolding } from '#server/orders/cashback.ts'
import { toMinor } from '#server/rules/money.ts'
import { type Format, percent } from '#server/wire/format.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

export const cashbackOperations = {
  listCashbacks: async (_, context) => {
    const { db, at, format } = await deskOf(context)
    const rows = await db.select().from(cashbacks).where(isHolding(at)).orderBy(asc(cashbacks.id))
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
    const best = await bestCashback(db, amount, at)
    if (!best)
      return { id: null, title: null, cashback_type: null, cashback_amount: null, calculated_amount: 0 }
    return { ...offerOnWire(best.offer, format), calculated_amount: format.money(best.earned) }
  },
} satisfies Partial<Handlers>

function offerOnWire(row: typeof cashbacks.$inferSelect, { text, money }: Format) {
  const { id, title, cashback_type, cashback_amount } = row
  return {
    id,
    title: text(title),
    cashback_type,
    cashback_amount: cashback_type === 'percentage' ? percent(cashback_amount) : money(cashback_amount),
  }
}
