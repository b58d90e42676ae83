import { HOME } from '#src/navigation/pages.ts'
import { nothing, type Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** docs/spec.md §4 Logout: to /home, or from the landing page to the landing page. */
export const signOutReactions: Reactions<'signOut'> = {
  'customer.left': ({ path }) => [
    saySuccess((words) => words.news.signedOut()),
    { go: path === '/' ? '/' : HOME },
  ],
  stayed: () => [{ close: true }],
  signedOut: nothing,
  'token.notRevoked': nothing,
  failure: (failure) => [sayFailure(failure)],
}
