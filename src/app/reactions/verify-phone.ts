import type { VerifyPhoneOutcome } from '#machines/account/verify-phone.machine.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    verifyPhone: VerifyPhoneOutcome
    signInWithCode: VerifyPhoneOutcome
  }
  interface Given {
    /** `isNew`: the customer has just signed up. */
    verifyPhone: { next: string; isNew: boolean }
    signInWithCode: { next: string }
  }
}

const verified = ({
  token,
  message,
  next,
}: {
  token: string
  message?: string | undefined
  next: string
}): Effect[] => [
  { forgetWaiting: true },
  { session: { type: 'signed.in', token } },
  saySuccess(message ?? ((words) => words.news.loggedIn())),
  { goInstead: next },
  { offerPasskey: true },
]

export const reactions: ReactionsOf<'verifyPhone' | 'signInWithCode'> = {
  /** docs/spec.md §4 Home sections (welcome modal), §7 Auth, §8 Account; a customer who leaves goes on as a guest. */
  verifyPhone: {
    verified: (fact) => [...verified(fact), ...(fact.isNew ? [{ open: { name: 'welcome' } } as const] : [])],
    // The browser keeps the number and the waiting account, for a customer who comes back to the page.
    left: ({ next }) => [{ goInstead: next }],
  },

  /** docs/contract.md §2 Ours: the customer is signed in, or goes back to the password. */
  signInWithCode: {
    verified,
    left: ({ next }) => [{ goInstead: signInPath(next) }],
  },
}
