import { attachPrescriptionMachine } from '#machines/attach-prescription.machine.ts'
import { coordinator, offline } from '#tests/machines/samples/checkout.ts'
import { chosen, kept } from '#tests/machines/samples/prescription.ts'
import { model } from '#tests/support/model.ts'

export const attachPrescriptionModel = model(attachPrescriptionMachine, {
  inputs: { 'goods on prescription': { coordinator } },
  events: {
    'pictures.add': [
      { pictures: [chosen('a')] },
      { pictures: [chosen('b'), chosen('c'), chosen('d'), chosen('e')] },
      { pictures: [chosen('f', 'application/pdf')] },
    ],
    'picture.remove': [{ picture_id: 'p1' }],
    'failed.retry': [{ id: 'a' }],
    'failed.dismiss': [{ id: 'a' }],
    'list.retry': [{}],
  },
  answers: {
    listPrescriptionPictures: { done: [{ pictures: [] }, { pictures: [kept('p1')] }], refused: [offline] },
    addPrescriptionPicture: { done: [kept('p2')], refused: [offline] },
    removePrescriptionPicture: { done: [{ pictures: [] }], refused: [offline] },
  },
  place: ({ context: { pictures, queue, failed } }) =>
    `${pictures.length} ${Math.min(queue.length, 2)} ${Math.min(failed.length, 1)}`,
  stopWhen: ({ context: { pictures, queue, failed } }) => pictures.length + queue.length + failed.length > 4,
})
