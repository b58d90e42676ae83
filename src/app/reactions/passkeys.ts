import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** docs/contract.md §2 Ours: nothing else of the shop knows of passkeys. */
export const passkeysReactions: Reactions<'passkeys'> = {
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
}
