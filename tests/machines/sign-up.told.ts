import { signUpMachine } from '#machines/account/sign-up.machine.ts'
import { PERSONAL, told } from '#tests/support/told.ts'

/** docs/spec.md §4 Home sections (welcome modal), §8 Other. */
const signedIn = {
  says: [['success', 'Signup successfully.']],
  forgets: PERSONAL,
  asks: ['listCart', 'listWishlist'],
  goes: '/home',
  over: 'welcome',
} as const

export const signUpTold = told(signUpMachine, {
  signedIn,
  unverified: { says: [['success', 'Signup successfully.']], goes: '/auth/verify-phone?next=%2Fhome' },
})
