import { socialSignInMachine } from '#machines/account/social-sign-in.machine.ts'
import { nothing, PERSONAL, told } from '#tests/support/told.ts'

const isCustomers = { forgets: PERSONAL, asks: ['listCart', 'listWishlist'], goes: '/home' } as const

/** docs/spec.md §4 Home sections (welcome modal), §8 Account; docs/decisions/034. */
export const socialSignInTold = told(socialSignInMachine, {
  signedIn: { ...isCustomers, says: [['success', 'Logged in successfully']] },
  registered: { ...isCustomers, says: [['success', 'Signup successfully.']], over: 'welcome' },
  unverified: ({ fact }) => ({
    says: 'isNew' in fact && fact.isNew ? [['success', 'Signup successfully.']] : [],
    goes: '/auth/verify-phone?next=%2Fhome',
  }),
  claimed: { ...isCustomers, says: [['success', 'From now on you can sign in with Google.']] },
  // The medium of the tests does not answer, so that the page stays.
  again: nothing,
  left: { goes: '/auth/sign-in?next=%2Fhome' },
})
