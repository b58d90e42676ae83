import type { VerifyEmailOutcome } from '#machines/account/verify-email.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    verifyEmail: VerifyEmailOutcome
  }
}

/** docs/contract.md §2 Ours: the server's words; the address counts as verified from now on. */
export const reactions: ReactionsOf<'verifyEmail'> = {
  verifyEmail: {
    verified: ({ message }) => [saySuccess(message), { readAgain: ['getCustomerInfo'] }],
  },
}
