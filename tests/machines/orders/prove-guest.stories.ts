import { proveGuestMachine } from '#machines/orders/prove-guest.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { order_id: 100_001, contact_number: '+971501234567', length: 6 }
const confirm = { type: 'phone.confirm' } as const
const proof = { order_token: 'token-of-7', expires_at: '2026-11-21T12:00:00.000Z' }

// docs/decisions/042: a code to the phone of the order lets another browser act for its guest.
export const proveGuestStories = stories(proveGuestMachine, {
  'no code is sent until the guest wants to confirm the phone': {
    input,
    when: [],
    ends: 'unproven',
    asked: [],
  },
  'a guest who enters the code gets the token of the order': {
    input,
    when: [confirm, at('entering'), ignored(confirm), done('enterCode', { code: '123456', proof })],
    ends: 'proven',
    asked: [['enterCode', { recipient: '+971501234567', length: 6 }]],
    output: { type: 'proven', order_id: 100_001, proof },
  },
  'a guest who leaves the code can come back to it': {
    input,
    when: [confirm, { type: 'code.leave' }, at('unproven'), confirm],
    ends: 'entering',
  },
  'a code form that died leaves the order readable only': {
    input,
    when: [confirm, refused('enterCode')],
    ends: 'unproven',
  },
})
