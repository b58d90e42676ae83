import { submitOrderMachine } from '#machines/submit-order.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** Whatever is ordered has left the cart, and counts for points, wallet and visited stores. */
const ordered = { asks: ['listCart'], readsAgain: ['getCustomerInfo', 'listVisitAgainItems'] } as const

/** docs/spec.md §2 Guest order-placed dialog, §4 Checkout: a guest ends on /home. */
export const submitOrderTold = told(submitOrderMachine, {
  placed: { ...ordered, goes: '/home', over: 'order-placed' },
  placedBefore: { ...ordered, says: [['info', /phone number/]], goes: '/track-order' },
  // The order is quoted again, for which the cart is read.
  repriced: { says: [['error', /./]], asks: ['listCart'] },
  refused: { says: [['error', /./]] },
  givenUp: nothing,
})
