import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §6, §8 Other: the page leads on by itself once there is a token. */
export const signInReactions: Reactions<'signIn'> = {
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
}
