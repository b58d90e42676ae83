import { proveGuestMachine } from '#machines/orders/prove-guest.machine.ts'
import { model } from '#tests/support/model.ts'

export const proveGuestModel = model(proveGuestMachine, {
  inputs: { 'an order read by its phone': { order_id: 100_001, contact_number: '+971501234567', length: 6 } },
  events: { 'phone.confirm': [{}], 'code.leave': [{}] },
  answers: {
    enterCode: {
      done: [
        { code: '123456', proof: { order_token: 'token-of-7', expires_at: '2026-11-21T12:00:00.000Z' } },
      ],
      refused: [new Error('The form died')],
    },
  },
})
