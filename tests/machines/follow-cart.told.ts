import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §4 Cart: the tabs of a browser share the cart. */
export const followCartTold = told(followCartMachine, {
  // What else follows from an edit of the customer is the cart's, and compared there.
  'lines.changed': ({ fact: { lines } }) => (lines.length === 0 ? { goes: '/home' } : undefined),
  // The cart is told to read itself and to send what waits.
  'edits.retried': {},
  'cart.emptied': {
    says: [['info', 'Your cart is empty now. It was ordered or emptied in another tab.']],
    goes: '/home',
  },
  moved: {},
  left: { goes: '/home' },
})
