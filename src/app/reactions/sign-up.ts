import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

const signedIn = ({ token, next }: { token: string; next: string }): Effect[] => [
  { session: { type: 'signed.in', token } },
  saySuccess((words) => words.news.signedUp()),
  { goInstead: next },
  { open: { name: 'welcome' } },
]

/** docs/spec.md §4 Home sections (welcome modal), §8 Other. */
export const signUpReactions: Reactions<'signUp'> = {
  signedIn,
  unverified: signedIn,
}
