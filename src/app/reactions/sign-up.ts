import type { SignUpOutcome } from '#machines/account/sign-up.machine.ts'
import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    signUp: SignUpOutcome
  }
  interface Given {
    signUp: { next: string }
  }
}

/** docs/spec.md §4 Home sections (welcome modal), §8 Other. */
export const reactions: ReactionsOf<'signUp'> = {
  signUp: {
    signedIn: ({ token, next }) => [
      { forgetInvitation: true },
      { session: { type: 'signed.in', token } },
      saySuccess((words) => words.news.signedUp()),
      { goInstead: next },
      { open: { name: 'welcome' } },
    ],
    unverified: ({ token, phone, next }) => [
      { forgetInvitation: true },
      { keepWaiting: { token, phone, isNew: true } },
      saySuccess((words) => words.news.signedUp()),
      { goInstead: verifyPhonePath(next) },
    ],
  },
}
