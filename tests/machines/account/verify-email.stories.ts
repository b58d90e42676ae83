import { verifyEmailMachine } from '#machines/account/verify-email.machine.ts'
import { session } from '#tests/machines/samples/codes.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { email: 'layla@example.com', length: 6 }
const verify = { type: 'email.verify' } as const

// docs/contract.md §2 Ours: verify-email.
export const verifyEmailStories = stories(verifyEmailMachine, {
  'no code is sent until the customer asks for it': { input, when: [], ends: 'unverified', asked: [] },
  'a customer who enters the code has verified the address': {
    input,
    when: [
      verify,
      at('entering'),
      ignored(verify),
      done('enterCode', { code: '123456', proof: { message: 'Your email is verified.' } }),
    ],
    ends: 'verified',
    asked: [['enterCode', { recipient: 'layla@example.com', length: 6 }]],
    output: { type: 'verified', message: 'Your email is verified.' },
  },
  'a server without words verifies the address in silence': {
    input,
    when: [verify, done('enterCode', { code: '123456', proof: session })],
    ends: 'verified',
    output: { type: 'verified', message: '' },
  },
  'a customer who leaves the code can come back to it': {
    input,
    when: [verify, { type: 'code.leave' }, at('unverified'), verify],
    ends: 'entering',
  },
  'a code form that died leaves the address unverified': {
    input,
    when: [verify, refused('enterCode')],
    ends: 'unverified',
  },
})
