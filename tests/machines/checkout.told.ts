import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { type Follows, nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §2 Guest order-placed dialog: an order counts for points, wallet and visited stores. */
const placed = ({ from }: { from: string }): Follows => ({
  readsAgain: ['getCustomerInfo', 'listVisitAgainItems'],
  tellsTabs: ['cart'],
  goes: from.startsWith('a guest') ? '/home' : /^\/track-order\?order_id=\d+$/,
  over: from.startsWith('a guest') ? 'order-placed' : null,
})

/** The cart says late that an edit of the step before was taken. */
const failed: Follows = { says: [['error', /./]], mayAlsoSay: [['success', 'Updated successfully.']] }

/** docs/spec.md §2 Guest order-placed dialog, §4 Checkout: a guest ends on /home, a customer at the order. */
export const checkoutTold = told(
  checkoutMachine,
  {
    placed,
    // The page of the order opens the gateway's by itself.
    placedUnpaid: (at) => ({ ...placed(at), goes: /^\/checkout\?page=pay&order=\d+/, over: null }),
    placedBefore: ({ from }) => ({
      readsAgain: ['getCustomerInfo', 'listVisitAgainItems'],
      tellsTabs: ['cart'],
      goes: from.startsWith('a guest') ? '/home' : /^\/track-order\?order_id=\d+$/,
      over: from.startsWith('a guest') ? 'order-placed' : null,
    }),
    // The customer has taken the last line out of the cart in its drawer, or the server found the cart empty.
    emptied: ({ by }) => ({
      goes: '/home',
      over: null,
      ...(by.startsWith('draft.change') && {
        says: [['success', 'Cart item remove successfully']],
        mayAlsoSay: [['success', 'Updated successfully.']],
        tellsTabs: ['cart'],
      }),
    }),
    problem: failed,
    // Checkout follows the cart, which says what changed.
    'cart.outdated': nothing,
    refused: nothing,
    failure: failed,
  },
  { own: ['listCart'] },
)
