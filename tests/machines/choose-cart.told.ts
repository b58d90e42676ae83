import { chooseCartMachine } from '#machines/cart/choose-cart.machine.ts'
import { isRefusal } from '#tests/support/service-driver.ts'
import { nothing, told } from '#tests/support/told.ts'

const cartIsReadAgain = { asks: ['listCart'], tellsTabs: ['cart'] } as const

/** docs/contract.md §2 Cart: one of two carts stays, here and in other tabs. */
export const chooseCartTold = told(chooseCartMachine, {
  nothing,
  postponed: nothing,
  chosen: { ...cartIsReadAgain, says: [['success', /cart/]] },
  refused: ({ fact: { error } }) => ({
    ...cartIsReadAgain,
    says: [['error', isRefusal(error) ? error.errors[0]!.message : /./]],
  }),
})
