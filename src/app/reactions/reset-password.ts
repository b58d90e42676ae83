import { signInPath } from '#src/navigation/sign-in-path.ts'
import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/contract.md §2 Auth: every other session has ended; the page leads on by itself once there is a token. */
export const resetPasswordReactions: Reactions<'resetPassword'> = {
  signedIn: ({ token }) => [
    { session: { type: 'signed.in', token } },
    saySuccess((words) => words.news.signedIn()),
  ],
  unverified: ({ token, next }) => [
    { keepWaiting: { token, phone: '' } },
    { goInstead: verifyPhonePath(next) },
  ],
  reset: ({ next }) => [saySuccess((words) => words.news.passwordChanged()), { goInstead: signInPath(next) }],
}
