import { cartChangedElsewhere } from './cart-changed.ts'
import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** Milliseconds in which a whole order can be taken back. */
const UNDO_TOAST = 10_000

/** The cart is read again here and in other tabs; one toast offers to take the order back. */
export const orderAgainReactions: Reactions<'orderAgain'> = {
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
}
