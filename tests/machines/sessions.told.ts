import { sessionsMachine } from '#machines/account/sessions.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/contract.md §2 Ours: other devices are signed out; nothing changes on this one. */
export const sessionsTold = told(sessionsMachine, {
  'sessions.ended': ({ fact: { count } }) => ({
    says: [['success', count > 1 ? 'All other devices are signed out.' : 'The device is signed out.']],
  }),
  failure,
})
