import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** docs/contract.md §2 Ours: other devices are signed out, this one stays. */
export const sessionsReactions: Reactions<'sessions'> = {
  'sessions.ended': ({ count }) => [
    {
      say: {
        kind: 'success',
        needs: 'account',
        text: ({ account: { sessions } }) => (count > 1 ? sessions.endedOthers() : sessions.endedOne()),
      },
    },
  ],
  failure: (failure) => [sayFailure(failure)],
}
