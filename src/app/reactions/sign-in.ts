import type { SignInOutcome } from '#machines/account/sign-in.machine.ts'
import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    signIn: SignInOutcome
  }
  interface Given {
    signIn: { next: string }
  }
}

/** docs/spec.md §6, §8 Other: the page leads on by itself once there is a token. */
export const reactions: ReactionsOf<'signIn'> = {
  signIn: {
    signedIn: ({ token, remembered }) => [
      { rememberLogin: remembered },
      { session: { type: 'signed.in', token } },
      saySuccess((words) => words.news.signedIn()),
      { offerPasskey: true },
    ],
    unverified: ({ token, phone, remembered, next }): Effect[] => [
      { rememberLogin: remembered },
      { keepWaiting: { token, phone } },
      { goInstead: verifyPhonePath(next) },
    ],
  },
}
