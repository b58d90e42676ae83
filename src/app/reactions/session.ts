import type { Effect } from './effects.ts'
import { nothing, type Reactions } from './reactions.ts'
import { sayError } from './say.ts'

/** docs/spec.md §6, §8 Authorization. */
export const sessionReactions: Reactions<'session'> = {
  'session.signedIn': () => [{ forgetPersonalReads: true }],
  'session.taken': ({ wasCustomer }): Effect[] => [
    ...(wasCustomer ? [{ forgetShopper: 'elsewhere' } as const] : []),
    { forgetPersonalReads: true },
  ],
  'session.expired': () => [
    { forgetShopper: 'expired' },
    { forgetPersonalReads: true },
    sayError((words) => words.refusals.sessionExpired()),
    { signIn: true },
  ],
  'session.signedOut': () => [{ forgetShopper: 'signedOut' }],
  'session.guestRefused': nothing,
  'session.notStored': nothing,
}
