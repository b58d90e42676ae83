import { ApiError } from '#api/api-error.ts'
import { undoAgainMachine } from '#machines/orders/undo-again.machine.ts'
import { model } from '#tests/support/model.ts'

export const undoAgainModel = model(undoAgainMachine, {
  inputs: { 'an order in the cart': { key: 'a-key-of-the-browser-1' } },
  events: {},
  answers: {
    undoOrderAgain: {
      done: [{ message: 'Your cart is as it was before.', cart: [] }],
      refused: [
        new ApiError(409, [
          { code: 'cart_changed', message: 'Your cart has changed since, so it stays as it is.' },
        ]),
        new TypeError('Failed to fetch'),
      ],
    },
  },
})
