import type { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import { HOME } from '#src/navigation/pages.ts'
import { nothing, type ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    followCart: FactsOf<typeof followCartMachine>
  }
  interface Given {
    followCart: { startAgain: () => void }
  }
}

/** docs/spec.md §4 Cart: tabs of one browser share the cart. */
export const reactions: ReactionsOf<'followCart'> = {
  followCart: {
    // Checkout takes the lines over itself.
    'lines.changed': nothing,
    'edits.retried': () => [{ cart: { type: 'retry' } }],
    'cart.emptied': () => [
      { say: { kind: 'info', text: ({ checkout }) => checkout.cartNews.emptied(), needs: 'checkout' } },
    ],
    moved: () => [{ screen: ['startAgain'] }],
    left: () => [{ goInstead: HOME }],
  },
}
