import { passkeysMachine } from '#machines/account/passkeys.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/contract.md §2 Ours: nothing else of the shop knows of passkeys. */
export const passkeysTold = told(passkeysMachine, {
  'passkey.added': { says: [['success', 'Your passkey is ready. Use it the next time you sign in.']] },
  'passkey.removed': { says: [['success', 'The passkey is removed.']] },
  failure,
})
