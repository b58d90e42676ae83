import { ApiError } from '#api/api-error.ts'
import { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import { model } from '#tests/support/model.ts'

export const acceptPriceModel = model(acceptPriceMachine, {
  inputs: { 'a priced prescription': { order_id: 100001, amount: 61 } },
  events: { 'price.accept': [{}], 'time.over': [{}] },
  answers: {
    acceptPrescriptionPrice: {
      done: [{ message: 'Price accepted.' }],
      refused: [
        new TypeError('Failed to fetch'),
        new ApiError(409, [{ code: 'order_amount', message: 'The price is 65.00.', expected: 65 }]),
        new ApiError(409, [{ code: 'price_deadline', message: 'The time to accept this price is over.' }]),
        new ApiError(409, [{ code: 'order_status', message: 'This order is not waiting for a price.' }]),
      ],
    },
  },
})
