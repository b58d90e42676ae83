import { signOutMachine } from '#machines/account/sign-out.machine.ts'
import { failure, nothing, told, WATCHED } from '#tests/support/told.ts'

/** docs/spec.md §4 Logout: nothing that was read as this customer stays, and the next guest has an own cart. */
export const signOutTold = told(signOutMachine, {
  'customer.left': {
    says: [['success', 'Logout successful.']],
    forgets: WATCHED.filter((read) => read !== 'getConfig'),
    asks: ['listCart'],
    goes: '/home',
    over: null,
  },
  stayed: { over: null },
  signedOut: nothing,
  'token.notRevoked': nothing,
  failure,
})
