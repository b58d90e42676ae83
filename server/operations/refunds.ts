import { asc, eq } from 'drizzle-orm'
import { refundReasons } from '#server/db/schema.ts'
import { requestRefund } from '#server/refunds/request-refund.ts'
import type { Handlers } from '#server/services.ts'

const asked = { en: 'Your refund request has been placed.', ar: 'تم تسجيل طلب استرداد المبلغ.' }

export const refundOperations = {
  listRefundReasons: async (_, { services: { db }, locale }) => {
    const reasons = await db
      .select()
      .from(refundReasons)
      .where(eq(refundReasons.active, true))
      .orderBy(asc(refundReasons.id))
    return { refund_reasons: reasons.map(({ id, reason }) => ({ id, reason: reason[locale] })) }
  },

  requestRefund: async ({ body }, { services, principal, locale }) => {
    await requestRefund(services, principal, body)
    return { message: asked[locale] }
  },
} satisfies Partial<Handlers>
