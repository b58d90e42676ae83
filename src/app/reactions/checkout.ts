import { problemText } from '#src/checkout/problem-text.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { sayError, saySuccess } from './say.ts'

/** The server took the ordered items out of the cart; points, wallet and visited stores may differ now. */
const ordered = (page: 'cart' | 'buy_now' | 'campaign'): Effect[] => [
  page === 'cart' ? { cart: { type: 'cart.changed' } } : { forgetBoughtNow: true },
  { readAgain: ['getCustomerInfo'] },
  { readAgain: ['listVisitAgainItems'] },
]

/** docs/spec.md §2 (order-placed dialog), §4 Checkout, §8. */
export const checkoutReactions: Reactions<'checkout'> = {
  placed: ({ order: { order_id }, page, isGuest, contact_number }) => [
    ...ordered(page),
    { goInstead: isGuest ? '/home' : `/track-order?order_id=${order_id}` },
    { open: { name: 'order-placed', order_id, ...(isGuest && { contact_number }) } },
  ],
  placedBefore: ({ page, isGuest }) => [
    ...ordered(page),
    {
      say: {
        kind: 'info',
        text: ({ checkout: { placed } }) => (isGuest ? placed.beforeGuest() : placed.before()),
      },
    },
    { goInstead: isGuest ? '/track-order' : '/profile?page=my-orders' },
  ],
  emptied: () => [{ goInstead: '/home' }],
  'address.saved': ({ message }) => [saySuccess(message), { readAgain: ['listAddresses'] }],
  problem: ({ money, ...problem }) => [sayError((words) => problemText(problem, words, money))],
}
