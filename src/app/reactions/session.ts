import { nothing, type Reactions } from './reactions.ts'
import { sayError } from './say.ts'

/** docs/spec.md §6, §8 Authorization. */
export const sessionReactions: Reactions<'session'> = {
  'session.signedIn': () => [{ forgetPersonalReads: true }],
  'session.taken': () => [{ forgetPersonalReads: true }],
  'session.expired': () => [
    { forgetPersonalReads: true },
    sayError((words) => words.refusals.sessionExpired()),
    { signIn: true },
  ],
  'session.signedOut': () => [{ forgetDrafts: true }, { forgetAskedInterests: true }],
  'session.guestRefused': nothing,
  'session.notStored': nothing,
}
