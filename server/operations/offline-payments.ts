import { asc, eq } from 'drizzle-orm'
import { offlinePaymentMethods } from '#server/db/schema.ts'
import { drawPhoto } from '#server/media/uploads.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { tellTransfer } from '#server/settlement/transfer.ts'
import { offlineMethodOnWire } from '#server/wire/offline-payment.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

const savedMessage = { en: 'Payment info updated.', ar: 'تم تحديث معلومات الدفع.' }

export const offlinePaymentOperations = {
  listOfflinePaymentMethods: async (_, context) => {
    const { db, reference, format } = await deskOf(context)
    if (!reference.settings.offline_payment) return []
    const rows = await db
      .select()
      .from(offlinePaymentMethods)
      .where(eq(offlinePaymentMethods.active, true))
      .orderBy(asc(offlinePaymentMethods.position), asc(offlinePaymentMethods.id))
    return rows.map((row) => offlineMethodOnWire(row, format))
  },

  saveOfflinePayment: async (
    { body: { order_id, proof, ...info } },
    { services, principal, locale, network },
  ) => {
    await ownOrder(services.db, order_id, principal)
    const drawn = proof && (await drawPhoto(proof, network))
    await tellTransfer(services, order_id, { ...info, proof: drawn })
    return { message: savedMessage[locale] }
  },
} satisfies Partial<Handlers>
