import { verifyEmailMachine } from '#machines/account/verify-email.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/contract.md §2 Ours: verify-email. */
export const verifyEmailTold = told(verifyEmailMachine, {
  verified: { says: [['success', 'Your email is verified.']], readsAgain: ['getCustomerInfo'] },
})
