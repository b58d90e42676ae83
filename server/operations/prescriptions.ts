import { shopperOf } from '#server/cart/shopper.ts'
import { readUploads } from '#server/media/uploads.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { placePrescription } from '#server/orders/place-prescription.ts'
import type { Handlers } from '#server/services.ts'

export const prescriptionOperations = {
  placePrescription: ({ body }, { services, principal, idempotency_key: key, locale, network }) =>
    placePrescription(services, { shopper: shopperOf(principal), body, key, locale, network }),

  getPrescription: async ({ query }, { services: { db }, principal }) => {
    const { id, order_attachment } = await ownOrder(db, query.order_id, principal)
    const pictures = await readUploads(db, order_attachment)
    return {
      order_id: id,
      order_attachment: pictures.map(
        (picture) => `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
      ),
    }
  },
} satisfies Partial<Handlers>
