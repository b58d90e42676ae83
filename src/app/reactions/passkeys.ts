import type { EmittedFrom } from 'xstate'
import type { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    passkeys: EmittedFrom<typeof passkeysMachine>
  }
}

/** docs/contract.md §2 Ours: nothing else of the shop knows of passkeys. */
export const reactions: ReactionsOf<'passkeys'> = {
  passkeys: {
    'passkey.added': () => [
      {
        say: { kind: 'success', needs: 'account', text: ({ account: { passkeys } }) => passkeys.added() },
      },
    ],
    'passkey.removed': () => [
      {
        say: { kind: 'success', needs: 'account', text: ({ account: { passkeys } }) => passkeys.removed() },
      },
    ],
    failure: (failure) => [sayFailure(failure)],
  },
}
