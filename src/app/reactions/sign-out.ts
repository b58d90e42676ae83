import { nothing, type Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** docs/spec.md §4 Logout: to /home, or from the landing page to the landing page. */
export const signOutReactions: Reactions<'signOut'> = {
  'customer.left': ({ path }) => [
    saySuccess((words) => words.news.signedOut()),
    { go: path === '/' ? '/' : '/home' },
  ],
  stayed: () => [{ close: true }],
  signedOut: nothing,
  'token.notRevoked': nothing,
  problem: (problem) => [sayFailure(problem)],
}
