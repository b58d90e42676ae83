import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §4 Home sections (welcome modal), §8 Other. */
export const signUpReactions: Reactions<'signUp'> = {
  signedIn: ({ token, next }) => [
    { session: { type: 'signed.in', token } },
    saySuccess((words) => words.news.signedUp()),
    { goInstead: next },
    { open: { name: 'welcome' } },
  ],
  unverified: ({ token, phone, next }) => [
    { keepWaiting: { token, phone, isNew: true } },
    saySuccess((words) => words.news.signedUp()),
    { goInstead: verifyPhonePath(next) },
  ],
}
