import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** The page leads on by itself once there is a token. */
const signedIn = ({ token, remembered }: { token: string; remembered: string }): Effect[] => [
  { rememberLogin: remembered },
  { session: { type: 'signed.in', token } },
  saySuccess((words) => words.news.signedIn()),
]

/** docs/spec.md §6, §8 Other. */
export const signInReactions: Reactions<'signIn'> = {
  signedIn,
  unverified: signedIn,
}
