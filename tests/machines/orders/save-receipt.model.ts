import { ApiError } from '#api/api-error.ts'
import { saveReceiptMachine } from '#machines/orders/save-receipt.machine.ts'
import { model } from '#tests/support/model.ts'

export const saveReceiptModel = model(saveReceiptMachine, {
  inputs: { 'the receipt of an order': { order_id: 100001, contact_number: '' } },
  events: { 'receipt.save': [{}] },
  answers: {
    openReceipt: {
      done: [undefined],
      refused: [
        new ApiError(404, [{ code: 'order', message: 'Order not found' }]),
        new TypeError('Failed to fetch'),
      ],
    },
  },
  gestures: {
    'receipt.save': (page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click(),
  },
})
