import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** docs/spec.md §4 Profile delete, §8 Account: the token is cleared, and / opens. */
export const deleteAccountReactions: Reactions<'deleteAccount'> = {
  deleted: () => [
    { forgetCustomer: true },
    { rememberLogin: '' },
    saySuccess((words) => words.news.accountDeleted()),
    { goInstead: '/' },
  ],
  failure: (failure) => [sayFailure(failure)],
}
