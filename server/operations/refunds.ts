import { asc, eq } from 'drizzle-orm'
import { refundReasons } from '#server/db/schema.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { refundOffer } from '#server/refunds/refund-offer.ts'
import { requestRefund } from '#server/refunds/request-refund.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

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

  getRefundOffer: async ({ query }, context) => {
    const desk = await deskOf(context)
    return refundOffer(desk, await ownOrder(desk.db, query.order_id, context.principal), desk.at)
  },

  requestRefund: async ({ body }, { services, principal, locale, idempotency_key: key, network }) => {
    await requestRefund(services, principal, { body, key, network })
    return { message: asked[locale] }
  },
} satisfies Partial<Handlers>
