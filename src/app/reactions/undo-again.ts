import type { UndoAgainOutcome } from '#machines/orders/undo-again.machine.ts'
import { errorText } from '#src/core/error-text.ts'
import { cartChangedElsewhere } from './cart-changed.ts'
import type { ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    undoAgain: UndoAgainOutcome
  }
}

/** The undo of an order again: the cart is read again, and a lost answer can be asked for once more. */
export const reactions: ReactionsOf<'undoAgain'> = {
  undoAgain: {
    undone: () => [
      ...cartChangedElsewhere,
      {
        say: {
          kind: 'success',
          id: 'cart',
          needs: 'afterOrder',
          text: ({ afterOrder: { again } }) => again.undone(),
        },
      },
    ],
    refused: ({ error }) => [
      ...cartChangedElsewhere,
      { say: { kind: 'error', id: 'cart', text: (words) => errorText(error, words) } },
    ],
    unanswered: ({ key }) => [
      {
        say: {
          kind: 'error',
          id: 'cart',
          needs: 'afterOrder',
          text: ({ afterOrder: { again } }) => again.notUndone(),
          action: { label: (words) => words.actions.retry(), does: [{ undoAgain: { key } }] },
        },
      },
    ],
  },
}
