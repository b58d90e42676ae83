import { checkoutMachine } from '#machines/checkout.machine.ts'
import { told } from '#tests/support/told.ts'

/** What is ordered counts for points, wallet and visited stores. */
const ordered = { readsAgain: ['getCustomerInfo', 'listVisitAgainItems'] } as const

/** docs/spec.md §2 Guest order-placed dialog, §4 Checkout: a guest ends on /home, a customer at the order. */
export const checkoutTold = told(
  checkoutMachine,
  {
    placed: ({ from }) => ({
      ...ordered,
      goes: from.startsWith('a guest') ? '/home' : /^\/track-order\?order_id=\d+$/,
      over: 'order-placed',
    }),
    placedBefore: ({ from }) => ({
      ...ordered,
      says: [['info', /order/]],
      goes: from.startsWith('a guest') ? '/track-order' : '/profile?page=my-orders',
    }),
    // The customer has taken the last line out of the cart in its drawer, or the server found the cart empty.
    emptied: ({ by }) => ({
      goes: '/home',
      over: null,
      ...(by.startsWith('lines.changed') && {
        says: [['success', 'Cart item remove successfully']],
        mayAlsoSay: [['success', 'Updated successfully.']],
        tellsTabs: ['cart'],
      }),
    }),
    'address.saved': { says: [['success', /./]], readsAgain: ['listAddresses'] },
    problem: { says: [['error', /./]] },
  },
  { own: ['listCart'] },
)
