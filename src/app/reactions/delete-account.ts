import type { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import { accountDeleted } from './account-deleted.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    deleteAccount: FactsOf<typeof deleteAccountMachine>
  }
}

/** What the session learns lets a refused token say that the account is gone, also after a reload. */
export const reactions: ReactionsOf<'deleteAccount'> = {
  deleteAccount: {
    deleted: accountDeleted,
    removing: () => [{ session: { type: 'account.closing' } }],
    kept: () => [{ session: { type: 'account.kept' } }],
    failure: (failure) => [sayFailure(failure)],
  },
}
