import { signInMachine } from '#machines/account/sign-in.machine.ts'
import { PERSONAL, told } from '#tests/support/told.ts'

/** docs/spec.md §6, §8 Other: the cart and the wishlist are the customer's now. */
const signedIn = {
  says: [['success', 'Sign in successfully.']],
  forgets: PERSONAL,
  asks: ['listCart', 'listWishlist'],
  goes: '/home',
} as const

export const signInTold = told(signInMachine, {
  signedIn,
  unverified: { goes: '/auth/verify-phone?next=%2Fhome' },
})
