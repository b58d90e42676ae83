import type { SignInWithPasskeyOutcome } from '#machines/account/sign-in-with-passkey.machine.ts'
import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Effect } from './effects.ts'
import { nothing, type ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    signInWithPasskey: SignInWithPasskeyOutcome
  }
  interface Given {
    signInWithPasskey: { next: string }
  }
}

/** docs/contract.md §2 Ours: as after a sign-in by password; the phone is not known here. */
export const reactions: ReactionsOf<'signInWithPasskey'> = {
  signInWithPasskey: {
    signedIn: ({ token }) => [
      { session: { type: 'signed.in', token } },
      saySuccess((words) => words.news.signedIn()),
    ],
    unverified: ({ token, next }): Effect[] => [
      { keepWaiting: { token, phone: '' } },
      { goInstead: verifyPhonePath(next) },
    ],
    unsupported: nothing,
  },
}
