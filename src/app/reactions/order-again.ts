import type { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import { cartChangedElsewhere } from './cart-changed.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    orderAgain: FactsOf<typeof orderAgainMachine>
  }
}

/** Milliseconds in which a whole order can be taken back. */
const UNDO_TOAST = 10_000

/** The cart is read again here and in other tabs; one toast offers to take the order back. */
export const reactions: ReactionsOf<'orderAgain'> = {
  orderAgain: {
    added: ({ added, missing, key }) => [
      ...cartChangedElsewhere,
      { close: true },
      {
        say: {
          kind: 'success',
          id: 'cart',
          needs: 'afterOrder',
          duration: UNDO_TOAST,
          text: ({ afterOrder: { again } }) =>
            missing > 0 ? again.addedSome({ count: added }) : again.added({ count: added }),
          action: { label: (words) => words.actions.undo(), does: [{ undoAgain: { key } }] },
        },
      },
    ],
    unknown: () => [...cartChangedElsewhere, { close: true }],
    closed: () => [{ close: true }],
    failure: (failure) => [sayFailure(failure)],
  },
}
