import { ApiError } from '#api/api-error.ts'
import { undoAgainMachine } from '#machines/orders/undo-again.machine.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const input = { key: 'a-key-of-the-browser-1' }
const restored = { message: 'Your cart is as it was before.', cart: [] }
const changed = new ApiError(409, [
  { code: 'cart_changed', message: 'Your cart has changed since, so it stays as it is.' },
])
const lost = new TypeError('Failed to fetch')

// Issue 20, line 4: one Undo; docs/contract.md §2 Ours, /order/again.
export const undoAgainStories = stories(undoAgainMachine, {
  'the undo of an order again makes the cart what it was': {
    input,
    when: [at('undoing', ['busy']), done('undoOrderAgain', restored)],
    ends: 'undone',
    asked: [['undoOrderAgain', input]],
    output: { type: 'undone' },
  },
  'the undo of an order again leaves a cart alone that has changed since, and says so': {
    input,
    when: [refused('undoOrderAgain', changed)],
    ends: 'refused',
    output: { type: 'refused', error: changed },
  },
  'the undo of an order again can be asked for once more when no answer came': {
    input,
    when: [refused('undoOrderAgain', lost)],
    ends: 'unanswered',
    output: { type: 'unanswered', error: lost, key: 'a-key-of-the-browser-1' },
  },
})
