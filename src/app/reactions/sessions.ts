import type { EmittedFrom } from 'xstate'
import type { sessionsMachine } from '#machines/account/sessions.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    sessions: EmittedFrom<typeof sessionsMachine>
  }
}

/** docs/contract.md §2 Ours: other devices are signed out, this one stays. */
export const reactions: ReactionsOf<'sessions'> = {
  sessions: {
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
  },
}
