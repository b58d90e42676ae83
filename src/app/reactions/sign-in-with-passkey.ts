import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Effect } from './effects.ts'
import { nothing, type Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/contract.md §2 Ours: as after a sign-in by password; the phone is not known here. */
export const signInWithPasskeyReactions: Reactions<'signInWithPasskey'> = {
  signedIn: ({ token }) => [
    { session: { type: 'signed.in', token } },
    saySuccess((words) => words.news.signedIn()),
  ],
  unverified: ({ token, next }): Effect[] => [
    { keepWaiting: { token, phone: '' } },
    { goInstead: verifyPhonePath(next) },
  ],
  unsupported: nothing,
}
