import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import { failure, told, WATCHED } from '#tests/support/told.ts'

/** docs/spec.md §4 Profile delete, §8 Account: nothing of the customer stays, and / opens for a guest. */
export const deleteAccountTold = told(deleteAccountMachine, {
  deleted: {
    says: [['success', 'Account has been deleted']],
    forgets: WATCHED.filter((read) => read !== 'getConfig'),
    asks: ['listCart'],
    goes: '/',
  },
  failure,
})
