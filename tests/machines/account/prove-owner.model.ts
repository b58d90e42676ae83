import { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { wrongCode } from '#tests/machines/samples/codes.ts'
import { wrongPassword } from '#tests/machines/samples/profile.ts'
import { model } from '#tests/support/model.ts'

const owner = { has_password: true, recipient: '+971501234567', length: 6, refusals: [] }

export const proveOwnerModel = model(proveOwnerMachine, {
  inputs: {
    'an account with a password': owner,
    'an account of a social login': { ...owner, has_password: false },
    'an account of a social login in a shop without codes': { ...owner, has_password: false, recipient: '' },
    'a wrong password': { ...owner, refusals: wrongPassword.errors },
    'a wrong code': { ...owner, refusals: wrongCode.errors },
  },
  events: {
    'password.change': [{ current_password: 'harbour-2026' }],
    'form.submit': [{}],
    'code.choose': [{}],
    'proof.leave': [{}],
  },
  answers: {
    enterCode: {
      done: [{ code: '123456', proof: { message: '' } }],
      refused: [new Error('The form died')],
    },
  },
})
