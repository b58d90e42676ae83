import type { EmittedFrom } from 'xstate'
import type { cartMachine } from '#machines/cart/cart.machine.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { refusalText } from '#src/core/refusal-text.ts'
import type { Effect, Saying } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayError, sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    cart: EmittedFrom<typeof cartMachine>
  }
}

/** Milliseconds a toast of the cart stays (docs/spec.md §9). */
const CART_TOAST = 5000

/** One toast of the cart at a time, and other tabs read the cart again. */
const changed = (text: Saying['text'], action?: Saying['action']): Effect[] => [
  { say: { kind: 'success', id: 'cart', text, duration: CART_TOAST, ...(action && { action }) } },
  { tellTabs: 'cart' },
]

/** docs/spec.md §4 Cart, §8 Cart. */
export const reactions: ReactionsOf<'cart'> = {
  cart: {
    'cart.retried': () => [{ endToasts: 'cart' }],
    'cart.added': () => changed((words) => words.news.itemAdded()),
    'cart.replaced': () => changed((words) => words.news.cartReplaced()),
    'cart.updated': ({ message }) =>
      changed((words) => (message === 'itemUpdated' ? words.news.itemUpdated() : words.news.cartUpdated())),
    'cart.removed': ({ message, line }) =>
      changed(
        (words) => (message === 'itemRemoved' ? words.news.cartItemRemoved() : words.news.removedFromCart()),
        // The server refuses to add an item again that is no longer sold.
        line.refusal ? undefined : { label: (words) => words.actions.undo(), does: [putBack(line)] },
      ),
    problem: ({ refusal }) => [sayError((words) => refusalText(refusal, words))],
    failure: (failure) => [sayFailure(failure, 'cart')],
  },
}

function putBack(line: CartLine): Effect {
  const { item, item_type: model, item_id, price, quantity, add_on_ids, add_on_qtys, variation } = line
  return {
    cart: {
      type: 'item.add',
      item,
      body: { model, item_id, price, quantity, add_on_ids, add_on_qtys, variation },
    },
  }
}
