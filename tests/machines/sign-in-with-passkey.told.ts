import { signInWithPasskeyMachine } from '#machines/account/sign-in-with-passkey.machine.ts'
import { nothing, PERSONAL, told } from '#tests/support/told.ts'

/** docs/spec.md §6, §8 Other: the cart and the wishlist are the customer's now, as after a sign-in by password. */
export const signInWithPasskeyTold = told(signInWithPasskeyMachine, {
  signedIn: {
    says: [['success', 'Sign in successfully.']],
    forgets: PERSONAL,
    asks: ['listCart', 'listWishlist'],
    goes: '/home',
  },
  unverified: { goes: '/auth/verify-phone?next=%2Fhome' },
  unsupported: nothing,
})
