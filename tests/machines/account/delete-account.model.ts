import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { blocked, free, ordered, withMoney, wrongPassword } from '#tests/machines/samples/removal.ts'
import { model } from '#tests/support/model.ts'

export const deleteAccountModel = model(deleteAccountMachine, {
  inputs: { 'a customer': { length: 6 } },
  events: {
    'preview.retry': [{}],
    'wallet.giveUp': [{}],
    'wallet.keep': [{}],
    'removal.continue': [{}],
    'removal.accept': [{}],
    'removal.decline': [{}],
  },
  answers: {
    previewRemoval: { done: [free, withMoney, blocked], refused: [offline] },
    proveOwner: {
      done: [{ type: 'proven', proof: { current_password: 'long enough' } }, { type: 'left' }],
      refused: [new Error('The form died')],
    },
    removeAccount: {
      done: [{ message: 'Account has been deleted' }],
      refused: [offline, ordered, wrongPassword],
    },
    isAccountGone: { done: [true, false], refused: [offline] },
  },
})
