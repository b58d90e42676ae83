import { attachPrescriptionMachine } from '#machines/checkout/attach-prescription.machine.ts'
import { isPicture } from '#machines/rules/pictures.ts'
import { coordinator, offline } from '#tests/machines/samples/checkout.ts'
import { chosen, copyOf, storedPicture, undrawn } from '#tests/machines/samples/prescription.ts'
import { model } from '#tests/support/model.ts'

export const attachPrescriptionModel = model(attachPrescriptionMachine, {
  inputs: { 'goods on prescription': { coordinator } },
  events: {
    'pictures.add': ({ context: { pictures, queue, failed, chosen: unread } }) => {
      if (unread.length > 1) return []
      // No file is chosen twice on one path.
      const round = pictures.length + queue.length + failed.length + unread.length
      const pick = (letters: string) => [...letters].map((letter) => chosen(`${letter}${round}`))
      return [
        { pictures: pick('a') },
        { pictures: pick('bcde') },
        { pictures: [...pick('ghi'), copyOf(chosen(`g${round}`))] },
        { pictures: [chosen('f', 'application/pdf')] },
      ]
    },
    'picture.remove': ({ context: { pictures } }) =>
      pictures.slice(0, 1).map(({ id }) => ({ picture_id: id })),
    'failed.retry': ({ context: { failed } }) => failed.slice(0, 1).map(({ picture: { id } }) => ({ id })),
    'failed.dismiss': ({ context: { failed } }) => failed.slice(0, 1).map(({ picture: { id } }) => ({ id })),
    'list.retry': [{}],
    'picture.gone': [{}],
  },
  answers: {
    listPrescriptionPictures: {
      done: [{ pictures: [] }, { pictures: [storedPicture('p1')] }],
      refused: [offline],
    },
    readPictures: {
      done: (pictures) => [pictures.map((picture) => (isPicture(picture) ? picture : undrawn(picture)))],
      refused: [new Error('unreadable')],
    },
    digestPictures: {
      done: (pictures) => [pictures.map(({ id, file }) => ({ id, digest: (file as File).name }))],
      refused: [new Error('unreadable')],
    },
    addPrescriptionPicture: { done: [storedPicture('p2')], refused: [offline] },
    removePrescriptionPicture: { done: [{ pictures: [] }], refused: [offline] },
  },
  stateKey: ({ context: { pictures, queue, failed, chosen: unread } }) =>
    `${pictures.length} ${Math.min(queue.length, 2)} ${Math.min(failed.length, 1)} ${Math.min(unread.length, 2)}`,
  stopWhen: ({ context: { pictures, queue, failed } }) => pictures.length + queue.length + failed.length > 4,
})
