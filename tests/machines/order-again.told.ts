import { orderAgainMachine } from '#machines/orders/order-again.machine.ts'
import { failure, told } from '#tests/support/told.ts'

const cartIsReadAgain = { asks: ['listCart'], tellsTabs: ['cart'], over: null } as const

/** Issue 20, line 4: the cart is read again, here and in other tabs, and one toast offers Undo. */
export const orderAgainTold = told(orderAgainMachine, {
  added: { ...cartIsReadAgain, says: [['success', /added to your cart/]] },
  unknown: cartIsReadAgain,
  closed: { over: null },
  failure,
})
