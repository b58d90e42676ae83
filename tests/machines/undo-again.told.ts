import { undoAgainMachine } from '#machines/orders/undo-again.machine.ts'
import { isRefusal } from '#tests/support/service-driver.ts'
import { told } from '#tests/support/told.ts'

const cartIsReadAgain = { asks: ['listCart'], tellsTabs: ['cart'] } as const

/** Issue 20, line 4: one Undo, which says how it ended. */
export const undoAgainTold = told(undoAgainMachine, {
  undone: { ...cartIsReadAgain, says: [['success', 'Your cart is as it was before.']] },
  refused: ({ fact: { error } }) => ({
    ...cartIsReadAgain,
    says: [['error', isRefusal(error) ? error.errors[0]!.message : /./]],
  }),
  unanswered: { says: [['error', /undo/]] },
})
