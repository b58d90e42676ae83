import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts'
import { PERSONAL, told } from '#tests/support/told.ts'

/** docs/contract.md §2 Auth; docs/spec.md §6: the cart and the wishlist are the customer's now. */
export const resetPasswordTold = told(resetPasswordMachine, {
  signedIn: {
    says: [['success', 'Sign in successfully.']],
    forgets: PERSONAL,
    asks: ['listCart', 'listWishlist'],
    goes: '/home',
  },
  unverified: { goes: '/auth/verify-phone?next=%2Fhome' },
  reset: {
    says: [['success', 'Your password is changed. Sign in with the new one.']],
    goes: '/auth/sign-in?next=%2Fhome',
  },
})
