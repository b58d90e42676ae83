import { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { earlier, session } from '#tests/machines/samples/codes.ts'
import { model } from '#tests/support/model.ts'

export const verifyPhoneModel = model(verifyPhoneMachine, {
  inputs: {
    'a customer who has just signed up': { phone: '+971501234567', length: 6, codes: 'shop' },
    'a customer who loads the page again': { phone: '+971501234567', length: 6, codes: 'shop', earlier },
    'a customer who signed in by e-mail': { phone: '', length: 6, codes: 'shop' },
    'a customer of a shop whose codes come from Firebase': {
      phone: '+971501234567',
      length: 6,
      codes: 'firebase',
    },
  },
  events: {
    'phone.change': [{ phone: '+971507654321' }],
    'form.submit': [{}],
    'name.change': [{}],
    'page.leave': [{}],
  },
  answers: {
    enterCode: { done: [{ code: '123456', proof: session }], refused: [new Error('The form died')] },
    phoneByFirebase: { done: [{ code: '123456', proof: session }], refused: [new Error('The form died')] },
  },
})
