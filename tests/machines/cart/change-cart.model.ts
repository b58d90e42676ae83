import { changeCartMachine } from '#machines/cart/change-cart.machine.ts'
import { applied } from '#machines/rules/cart-edits.ts'
import { expectedLine } from '#machines/rules/cart-line.ts'
import { bodyFor, dish, lineFor } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const owner = { guest_id: 'guest-7' }
const soup = dish()
const lines = [lineFor(8, soup, { quantity: 2 })]
const bigger = bodyFor(soup, { quantity: 6 })
const reset = new Error('connection reset')

export const changeCartModel = model(changeCartMachine, {
  inputs: {
    'one more': { owner, lines, edit: { type: 'change', id: 8, by: 1 } },
    'a line removed': { owner, lines, edit: { type: 'remove', id: 8, asked: 'remove' } },
    'a line chosen anew': {
      owner,
      lines,
      edit: { type: 'replace', id: 8, body: bigger, line: expectedLine(8, soup, bigger) },
    },
  },
  events: {},
  answers: {
    updateCart: { done: (_, { context }) => [applied(context.lines, context.edit)], refused: [reset] },
    replaceCartLine: { done: (_, { context }) => [applied(context.lines, context.edit)], refused: [reset] },
    removeFromCart: { done: [[]], refused: [reset] },
    listCart: {
      done: (_, { context }) => [applied(context.lines, context.edit), context.lines],
      refused: [new Error('offline')],
    },
  },
})
