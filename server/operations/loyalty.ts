import { readHistory } from '#server/ledger/history.ts'
import { transferPoints } from '#server/ledger/transfer-points.ts'
import { transactionOnWire } from '#server/wire/transaction.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { paging } from './item-lists.ts'

const transferred = {
  en: 'Point to wallet transfer successfully.',
  ar: 'تم تحويل النقاط إلى المحفظة بنجاح.',
}

export const loyaltyOperations = {
  listLoyaltyTransactions: async ({ query }, { services: { db }, principal: { customer_id } }) => {
    const { total_size, rows } = await readHistory(db, { ledger: 'points', customer_id }, query)
    return {
      total_size,
      ...paging(query),
      data: rows.map((row) => transactionOnWire(row, (points) => points)),
    }
  },

  transferPoints: async ({ body }, { services, principal, idempotency_key: key, locale }) => {
    await transferPoints(services, { customer_id: principal.customer_id, body, key })
    return { message: transferred[locale] }
  },
} satisfies Partial<Handlers>
