import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §7 Auth: the customer is signed in; whoever leaves goes on as a guest. */
export const verifyPhoneReactions: Reactions<'verifyPhone'> = {
  verified: ({ token, next }) => [
    { forgetWaiting: true },
    { session: { type: 'signed.in', token } },
    saySuccess((words) => words.news.signedIn()),
    { goInstead: next },
  ],
  left: ({ next }) => [{ forgetWaiting: true }, { goInstead: next }],
}
