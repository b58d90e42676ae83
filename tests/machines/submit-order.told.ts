import { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import { isRefusal } from '#tests/support/service-driver.ts'
import { nothing, told } from '#tests/support/told.ts'

/** The ordered items have left the cart of every tab, and count for points, wallet and visited stores. */
const ordered = {
  asks: ['listCart'],
  readsAgain: ['getCustomerInfo', 'listVisitAgainItems'],
  tellsTabs: ['cart'],
} as const

/** The page itself shows the refusals; the order is quoted again, for which the cart is read. */
const quotedAgain = { asks: ['listCart'] } as const

/** docs/spec.md §2 Guest order-placed dialog, §4 Checkout from the cart: a customer ends at the order. */
export const submitOrderTold = told(submitOrderMachine, {
  placed: { ...ordered, goes: /^\/track-order\?order_id=\d+$/, over: null },
  placedBefore: { ...ordered, goes: /^\/track-order\?order_id=\d+$/, over: null },
  repriced: quotedAgain,
  // Sold out, says the server; without its key the order was not sent.
  refused: ({ fact }) => (isRefusal(fact.error) ? quotedAgain : { says: [['error', /./]] }),
  givenUp: nothing,
})
