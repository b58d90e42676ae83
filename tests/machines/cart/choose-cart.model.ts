import { ApiError } from '#api/api-error.ts'
import { chooseCartMachine } from '#machines/cart/choose-cart.machine.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const savedLine = lineFor(5, dish(), { quantity: 3 })
const lost = new TypeError('Failed to fetch')

export const chooseCartModel = model(chooseCartMachine, {
  inputs: { start: undefined },
  events: { 'cart.choose': [{ keep: 'current' }, { keep: 'saved' }], 'choice.postpone': [{}] },
  answers: {
    getSavedCart: { done: [[savedLine], []], refused: [lost] },
    chooseCart: {
      done: [[savedLine]],
      refused: [lost, new ApiError(403, [{ code: 'keep', message: 'Choose one of the carts.' }])],
    },
  },
})
