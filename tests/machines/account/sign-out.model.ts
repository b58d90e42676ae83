import { signOutMachine } from '#machines/account/sign-out.machine.ts'
import { model } from '#tests/support/model.ts'

export const signOutModel = model(signOutMachine, {
  inputs: { 'a customer': { token: 'token-1' }, 'a guest': { token: null } },
  events: { 'logout.accept': [{}], 'logout.decline': [{}] },
  answers: {
    clearCustomer: { done: [undefined], refused: [new Error('storage is blocked')] },
    logOut: { done: [undefined], refused: [new Error('no answer')] },
  },
})
