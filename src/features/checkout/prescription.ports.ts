import { answer } from '#api/answer.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { digestOf } from '#browser/digest.ts'
import { requestKey } from '#browser/random.ts'
import { smallPicture } from '#browser/small-picture.ts'
import {
  attachPrescriptionMachine,
  attachPrescriptionPorts,
} from '#machines/checkout/attach-prescription.machine.ts'
import type { CheckoutWorld } from '#src/shared/checkout/checkout.ports.ts'
import { pictureReader } from '#src/shared/pictures/picture-reader.ts'

/** The server keeps the pictures; each has one key, so that a picture that is sent again is kept once. */
export const connectAttachPrescription = ({
  api,
  crypto,
  guest_id,
}: Pick<CheckoutWorld, 'api' | 'crypto' | 'guest_id'>) => {
  const keys = new Map<string, string>()
  const keyOf = (id: string): string => {
    const key = keys.get(id) ?? requestKey(crypto)
    keys.set(id, key)
    return key
  }
  return attachPrescriptionMachine.provide({
    actors: {
      ...pictureReader,
      listPrescriptionPictures: answer(attachPrescriptionPorts.listPrescriptionPictures, (_, signal) =>
        unwrap(
          api.GET('/order/prescription/pictures', { params: { query: { guest_id } }, signal }),
          'pictures',
        ),
      ),
      digestPictures: answer(attachPrescriptionPorts.digestPictures, (pictures) =>
        Promise.all(pictures.map(async ({ id, file }) => ({ id, digest: await digestOf(file as Blob) }))),
      ),
      addPrescriptionPicture: answer(
        attachPrescriptionPorts.addPrescriptionPicture,
        async ({ id, file }, signal) => {
          const body = { picture: await smallPicture(file as Blob), ...(guest_id && { guest_id }) }
          return unwrap(
            api.POST('/order/prescription/pictures', {
              params: { header: { 'Idempotency-Key': keyOf(id) } },
              body,
              bodySerializer: asForm,
              signal,
            }),
            'id',
          )
        },
      ),
      removePrescriptionPicture: answer(
        attachPrescriptionPorts.removePrescriptionPicture,
        ({ picture_id }, signal) =>
          unwrap(
            api.DELETE('/order/prescription/pictures', {
              params: { query: { picture_id, guest_id } },
              signal,
            }),
            'pictures',
          ),
      ),
    },
  })
}
