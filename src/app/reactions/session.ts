import type { EmittedFrom } from 'xstate'
import type { sessionMachine } from '#machines/app/session.machine.ts'
import { accountDeleted } from './account-deleted.ts'
import type { Effect } from './effects.ts'
import { nothing, type ReactionsOf } from './reactions.ts'
import { sayError } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    session: EmittedFrom<typeof sessionMachine>
  }
}

/** docs/spec.md §6, §8 Authorization. */
export const reactions: ReactionsOf<'session'> = {
  session: {
    'session.signedIn': () => [{ forgetPersonalReads: true }],
    'session.taken': ({ wasCustomer }): Effect[] => [
      ...(wasCustomer ? [{ forgetShopper: 'elsewhere' } as const] : []),
      { forgetPersonalReads: true },
    ],
    'session.expired': () => [
      { forgetShopper: 'expired' },
      { forgetPersonalReads: true },
      sayError((words) => words.refusals.sessionExpired()),
      { signIn: 'ended' },
    ],
    // Its own flow is gone with the page, or hears no reply.
    'session.deleted': () => [{ forgetShopper: 'signedOut' }, ...accountDeleted()],
    'session.signedOut': () => [{ forgetShopper: 'signedOut' }],
    'session.guestRefused': nothing,
    'session.notStored': nothing,
  },
}
