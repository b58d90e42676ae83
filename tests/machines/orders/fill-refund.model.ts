import { fillRefundMachine } from '#machines/orders/fill-refund.machine.ts'
import { isPicture } from '#machines/rules/pictures.ts'
import { chosen, undrawn } from '#tests/machines/samples/prescription.ts'
import {
  asked,
  badPicture,
  KEBAB,
  offer,
  offline,
  reasons,
  stillRunning,
} from '#tests/machines/samples/refund.ts'
import { model } from '#tests/support/model.ts'

export const fillRefundModel = model(fillRefundMachine, {
  inputs: { 'an order of two items': { offer } },
  events: {
    'reasons.retry': [{}],
    'draft.change': [
      { change: { reason: 'Something is missing' } },
      { change: { scope: 'items' } },
      { change: { line_id: KEBAB, step: 1 } },
      { change: { note: 'There was no bread.' } },
    ],
    'pictures.add': ({ context }) =>
      context.chosen.length < 2
        ? [
            { pictures: [chosen('bread')] },
            { pictures: [chosen('letter', 'application/pdf')] },
            { pictures: ['one', 'two', 'three', 'four'].map((id) => chosen(id)) },
          ]
        : [],
    'picture.remove': ({ context }) => context.draft.pictures.slice(0, 1).map(({ id }) => ({ id })),
    'form.submit': [{}],
  },
  answers: {
    readPictures: {
      done: (pictures) => [pictures.map((picture) => (isPicture(picture) ? picture : undrawn(picture)))],
      refused: [new Error('unreadable')],
    },
    listRefundReasons: { done: [reasons], refused: [offline] },
    newRequestKey: { done: ['a-key-of-this-request'], refused: [offline] },
    requestRefund: {
      done: [{ message: 'Your refund request has been placed.' }],
      refused: [offline, stillRunning, badPicture, asked],
    },
  },
  stateKey: ({ context: { draft, chosen: read, offer: offered } }) =>
    [
      draft.scope,
      draft.reason,
      draft.pictures.length,
      read.length,
      draft.pieces[offered.lines[0]!.id] ?? 0,
    ].join(),
})
