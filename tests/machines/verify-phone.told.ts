import { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { PERSONAL, told } from '#tests/support/told.ts'

/** docs/spec.md §7 Auth; §6: the cart and the wishlist are the customer's now. */
export const verifyPhoneTold = told(verifyPhoneMachine, {
  verified: {
    says: [['success', 'Logged in successfully']],
    forgets: PERSONAL,
    asks: ['listCart', 'listWishlist'],
    goes: '/home',
  },
  left: { goes: '/home' },
})
