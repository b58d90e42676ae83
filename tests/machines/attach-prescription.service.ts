import { deepStrictEqual } from 'node:assert'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { attachPrescriptionMachine } from '#machines/checkout/attach-prescription.machine.ts'
import { connectAttachPrescription } from '#src/features/checkout/prescription.ports.ts'
import { coordinator } from '#tests/machines/samples/checkout.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { service } from '#tests/support/service.ts'

export const attachPrescriptionService = service(attachPrescriptionMachine, async (stage, { from }) => {
  const { api, server, guest_id } = stage
  const held = async () =>
    (await unwrap(server.GET('/order/prescription/pictures', { params: { query: { guest_id } } }))).pictures
  const drop = (picture_id: string) =>
    server.DELETE('/order/prescription/pictures', { params: { query: { guest_id, picture_id } } })
  /** Another tab leaves so many pictures. */
  const leave = async (count: number) => {
    for (const { id: picture_id } of await held()) await drop(picture_id)
    for (let number = 0; number < count; number++) {
      const picture = new File([bytesOf(`of another tab ${number}`)], 'other.png', { type: 'image/png' })
      const body = { picture, guest_id }
      await unwrap(server.POST('/order/prescription/pictures', { body, bodySerializer: asForm }))
    }
  }
  return {
    connected: connectAttachPrescription({ api, crypto, guest_id }),
    inputs: { [from]: { coordinator } },
    events: {
      'picture.remove': async () => ({ picture_id: (await held())[0]!.id }),
    },
    answers: {
      listPrescriptionPictures: { before: ({ output }) => leave(output.pictures.length) },
      // This tab removes the first picture; another tab took the rest.
      removePrescriptionPicture: {
        before: async () => {
          for (const { id: picture_id } of (await held()).slice(1)) await drop(picture_id)
        },
      },
    },
    /** The page shows the pictures that the server keeps. */
    holds: async (snapshot) => {
      if (snapshot.matches({ sending: { keeping: 'idle' } }))
        deepStrictEqual(snapshot.context.pictures, await held())
    },
  }
})
