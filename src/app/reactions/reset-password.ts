import type { ResetPasswordOutcome } from '#machines/account/reset-password.machine.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    resetPassword: ResetPasswordOutcome
  }
  interface Given {
    resetPassword: { next: string }
  }
}

/** docs/contract.md §2 Auth: every other session has ended; the page leads on by itself once there is a token. */
export const reactions: ReactionsOf<'resetPassword'> = {
  resetPassword: {
    signedIn: ({ token }) => [
      { session: { type: 'signed.in', token } },
      saySuccess((words) => words.news.signedIn()),
    ],
    unverified: ({ token, next }) => [
      { keepWaiting: { token, phone: '' } },
      { goInstead: verifyPhonePath(next) },
    ],
    reset: ({ next }) => [
      saySuccess((words) => words.news.passwordChanged()),
      { goInstead: signInPath(next) },
    ],
  },
}
