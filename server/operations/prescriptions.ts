import { shopperOf } from '#server/identity/shopper.ts'
import { readUploads } from '#server/media/uploads.ts'
import { ownOrder } from '#server/orders/find-order.ts'
import { placePrescription } from '#server/orders/place-prescription.ts'
import { addPicture, asAddress, picturesOf, removePicture } from '#server/orders/prescription-pictures.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { acceptPrice } from '#server/settlement/accept-price.ts'
import type { Handlers } from '#server/wiring/services.ts'

const words = { accepted: { en: 'Price accepted.', ar: 'تم قبول السعر.' } }

export const prescriptionOperations = {
  placePrescription: ({ body }, { services, principal, idempotency_key: key, locale, network }) =>
    placePrescription(services, { shopper: shopperOf(principal), body, key, locale, network }),

  listPrescriptionPictures: async (_, { services: { db }, principal }) => ({
    pictures: await picturesOf(db, shopperOf(principal)),
  }),

  addPrescriptionPicture: ({ body }, { services, principal, idempotency_key: key, network }) => {
    const { picture } = body
    if (!picture) throw refuse('prescription')
    return addPicture(services, { shopper: shopperOf(principal), body: { picture }, key, network })
  },

  removePrescriptionPicture: async ({ query }, { services: { db }, principal }) => {
    const shopper = shopperOf(principal)
    await removePicture(db, shopper, query.picture_id)
    return { pictures: await picturesOf(db, shopper) }
  },

  acceptPrescriptionPrice: async ({ body }, { services, principal, locale }) => {
    await acceptPrice(services, body, principal)
    return { message: words.accepted[locale] }
  },

  getPrescription: async ({ query }, { services: { db }, principal }) => {
    const { id, order_attachment } = await ownOrder(db, query.order_id, principal)
    const pictures = await readUploads(db, order_attachment)
    return {
      order_id: id,
      order_attachment: pictures.map(asAddress),
    }
  },
} satisfies Partial<Handlers>
