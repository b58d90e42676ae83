import { HOME } from '#src/navigation/pages.ts'
import { nothing, type Reactions } from './reactions.ts'

/** docs/spec.md §4 Cart: tabs of one browser share the cart. */
export const followCartReactions: Reactions<'followCart'> = {
  // Checkout takes the lines over itself.
  'lines.changed': nothing,
  'edits.retried': () => [{ cart: { type: 'retry' } }],
  'cart.emptied': () => [
    { say: { kind: 'info', text: ({ checkout }) => checkout.cartNews.emptied(), needs: 'checkout' } },
  ],
  moved: ({ startAgain }) => [{ run: startAgain }],
  left: () => [{ goInstead: HOME }],
}
