import { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { codeUsedUp, wrongCode } from '#tests/machines/samples/codes.ts'
import { wrongPassword } from '#tests/machines/samples/profile.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const input = { has_password: true, recipient: '+971501234567', length: 6, refusals: [] }
const typed = { type: 'password.change', current_password: 'harbour-2026' } as const
const send = { type: 'form.submit' } as const
const toCode: ['enterCode', { recipient: string; length: number }] = [
  'enterCode',
  { recipient: '+971501234567', length: 6 },
]

// docs/contract.md §2 Profile: current_password or otp; docs/spec.md §5 Profile form: social logins have no password.
export const proveOwnerStories = stories(proveOwnerMachine, {
  'the owner enters the current password': {
    input,
    when: [at({ password: 'fresh' }), typed, send],
    ends: 'known',
    asked: [],
    output: { type: 'proven', proof: { current_password: 'harbour-2026' } },
  },
  'a question without a password is not answered': {
    input,
    when: [
      { type: 'password.change', current_password: ' ' },
      send,
      at({ password: 'incomplete' }),
      typed,
      send,
    ],
    ends: 'known',
    output: { type: 'proven', proof: { current_password: 'harbour-2026' } },
  },
  'the owner of an account without a password is sent a code at once': {
    input: { ...input, has_password: false },
    when: [at('code'), done('enterCode', { code: '123456', proof: { message: '' } })],
    ends: 'received',
    asked: [toCode],
    output: { type: 'proven', proof: { otp: '123456' } },
  },
  'an owner who does not know the password asks for a code': {
    input: { ...input, refusals: wrongPassword.errors },
    when: [at({ password: 'fresh' }), { type: 'code.choose' }],
    ends: 'code',
    asked: [toCode],
    context: { refusals: [] },
  },
  'a wrong password stays on show until the owner types another': {
    input: { ...input, refusals: wrongPassword.errors },
    when: [at({ password: 'fresh' }), typed],
    ends: { password: 'fresh' },
    context: { current_password: 'harbour-2026', refusals: [] },
  },
  'a wrong code is followed by another, with the words of the server': {
    input: { ...input, refusals: wrongCode.errors },
    when: [],
    ends: 'code',
    asked: [toCode],
    context: { refusals: wrongCode.errors },
  },
  'a code that was tried too often is followed by another': {
    input: { ...input, refusals: codeUsedUp.errors },
    when: [],
    ends: 'code',
    asked: [toCode],
  },
  'a customer leaves the question for the password': {
    input,
    when: [typed, { type: 'proof.leave' }],
    ends: 'left',
    output: { type: 'left' },
  },
  'a customer leaves the question for the code': {
    input: { ...input, has_password: false },
    when: [{ type: 'proof.leave' }],
    ends: 'left',
    output: { type: 'left' },
  },
  'the owner of an account without a password is sent no code by a shop that sends none': {
    input: { ...input, has_password: false, recipient: '' },
    when: [at('unprovable'), { type: 'proof.leave' }],
    ends: 'left',
    asked: [],
    output: { type: 'left' },
  },
  'a code form that died proves nothing': {
    input: { ...input, has_password: false },
    when: [refused('enterCode')],
    ends: 'left',
    output: { type: 'left' },
  },
})
