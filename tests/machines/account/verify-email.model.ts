import { verifyEmailMachine } from '#machines/account/verify-email.machine.ts'
import { model } from '#tests/support/model.ts'

export const verifyEmailModel = model(verifyEmailMachine, {
  inputs: { 'an address that is not verified': { email: 'layla@example.com', length: 6 } },
  events: { 'email.verify': [{}], 'code.leave': [{}] },
  answers: {
    enterCode: {
      done: [{ code: '123456', proof: { message: 'Your email is verified.' } }],
      refused: [new Error('The form died')],
    },
  },
})
