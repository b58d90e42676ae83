import { ApiError } from '#api/api-error.ts'
import { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import { unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { model } from '#tests/support/model.ts'

export const readOrderModel = model(readOrderMachine, {
  inputs: { 'the address of an order': { order_id: 100001, contact_number: '' } },
  events: { 'look.again': [{}], 'order.news': [{}] },
  answers: {
    trackOrder: {
      done: [unpaid()],
      refused: [
        new TypeError('Failed to fetch'),
        new ApiError(404, [{ code: 'order', message: 'Order not found' }]),
      ],
    },
  },
  stateKey: ({ context }) => String(Math.min(context.failures, 1)),
})
