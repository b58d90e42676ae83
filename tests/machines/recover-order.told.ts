import { recoverOrderMachine } from '#machines/checkout/recover-order.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §2, order-placed dialog: the words appear over the page that is shown, and the cart is read again. */
export const recoverOrderTold = told(recoverOrderMachine, {
  found: {
    asks: ['listCart'],
    readsAgain: ['getCustomerInfo', 'listVisitAgainItems'],
    tellsTabs: ['cart'],
    over: 'order-placed',
  },
  nothing,
})
