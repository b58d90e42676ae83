import type { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    deleteAccount: FactsOf<typeof deleteAccountMachine>
  }
}

/** docs/spec.md §4 Profile delete, §8 Account: the token is cleared, and / opens. */
export const reactions: ReactionsOf<'deleteAccount'> = {
  deleteAccount: {
    deleted: () => [
      { forgetCustomer: true },
      { rememberLogin: '' },
      saySuccess((words) => words.news.accountDeleted()),
      { goInstead: '/' },
    ],
    failure: (failure) => [sayFailure(failure)],
  },
}
