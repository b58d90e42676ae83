import { ApiError } from '#api/api-error.ts'
import { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import { isPicture } from '#machines/rules/pictures.ts'
import { chosen, undrawn } from '#tests/machines/samples/prescription.ts'
import { bank, exchange } from '#tests/machines/samples/unpaid-order.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')
const badReference = new ApiError(403, [{ code: 'reference', message: 'The reference is too long.' }])

export const tellTransferModel = model(tellTransferMachine, {
  inputs: { 'an order': { order_id: 100001, told: null } },
  events: {
    'list.retry': [{}],
    // A radio button does not report the choice it already has.
    'method.choose': ({ context }) =>
      [3, 4].map((method_id) => (context.method_id === method_id ? null : { method_id })),
    'field.change': [{ customer_input: 'reference', value: 'TR-1' }],
    'note.change': [{ note: 'Sent this morning' }],
    'proof.choose': [{ picture: chosen('receipt') }, { picture: chosen('letter', 'application/pdf') }],
    'proof.remove': [{}],
    'form.submit': [{}],
    'time.over': [{}],
  },
  answers: {
    readPictures: {
      done: (pictures) => [pictures.map((picture) => (isPicture(picture) ? picture : undrawn(picture)))],
      refused: [new Error('unreadable')],
    },
    listOfflinePaymentMethods: { done: [[bank, exchange], [bank], []], refused: [offline] },
    saveOfflinePayment: { done: [{ message: 'Payment info updated.' }], refused: [offline, badReference] },
  },
  stateKey: ({ context: { method_id, values } }) => `${method_id ?? 'none'} ${values.reference ?? ''}`,
})
