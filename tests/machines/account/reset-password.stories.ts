import { ApiError } from '#api/api-error.ts'
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts'
import { offline, session, usedUp } from '#tests/machines/samples/codes.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const stranger = { email_or_phone: '', length: 6, guest_id: null, must_verify: false }
const known = { ...stranger, email_or_phone: '+971501234567' }
const right = { code: '123456', proof: { message: 'The code is correct.' } }
const entered = [{ type: 'form.submit' }, done('enterCode', right)] as const
const chosen = [
  { type: 'field.change', field: 'password', value: 'seven red boats' },
  { type: 'field.change', field: 'confirm_password', value: 'seven red boats' },
  { type: 'form.submit' },
] as const
const confirmed = [...entered, ...chosen, { type: 'reset.confirm' }] as const
const set = { message: 'Your password has been changed.' }
const unverified = { ...session, is_phone_verified: 0 as const }
const weak = new ApiError(403, [{ code: 'password', message: 'This password is easy to guess.' }])
const wrong = new ApiError(401, [{ code: 'auth-001', message: 'Wrong phone, email or password' }])
const sentPassword = {
  email_or_phone: '+971501234567',
  password: 'seven red boats',
  confirm_password: 'seven red boats',
  code: '123456',
}
const login = {
  phone: '+971501234567',
  email_or_phone: '+971501234567',
  field_type: 'phone',
  login_type: 'manual',
  password: 'seven red boats',
} as const

// docs/contract.md §2 Auth: a code, a new password, every session ends; docs/spec.md §8 Account, Confirming.
export const resetPasswordStories = stories(resetPasswordMachine, {
  'a customer who forgot the password proves the phone, chooses another, and is signed in': {
    input: { ...known, guest_id: 'guest-7' },
    when: [
      at({ naming: 'fresh' }),
      { type: 'form.submit' },
      at('entering'),
      done('enterCode', right),
      at({ choosing: 'fresh' }),
      ...chosen,
      at('confirming'),
      { type: 'reset.confirm' },
      at('saving', ['busy']),
      done('resetPassword', set),
      at('signingIn', ['busy']),
      done('login', session),
    ],
    ends: 'signedIn',
    asked: [
      ['enterCode', { recipient: '+971501234567', length: 6 }],
      ['resetPassword', sentPassword],
      ['login', { ...login, guest_id: 'guest-7' }],
    ],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'the form for a forgotten password opens with what was typed at sign-in, and nothing else': {
    input: known,
    when: [],
    ends: { naming: 'fresh' },
    context: {
      fields: { email_or_phone: '+971501234567', password: '', confirm_password: '' },
      code: '',
      refusals: [],
    },
  },
  'the password form refuses a confirmation that differs, and asks the server nothing': {
    input: known,
    when: [
      ...entered,
      { type: 'field.change', field: 'password', value: 'seven red boats' },
      { type: 'field.change', field: 'confirm_password', value: 'seven red goats' },
      { type: 'form.submit' },
    ],
    ends: { choosing: 'incomplete' },
    asked: [['enterCode', { recipient: '+971501234567', length: 6 }]],
  },
  'the form for a forgotten password asks for the phone or e-mail address, and sends nothing without it': {
    input: stranger,
    when: [{ type: 'form.submit' }, at({ naming: 'incomplete' }), { type: 'form.submit' }],
    ends: { naming: 'incomplete' },
    asked: [],
  },
  'an e-mail address does as well as a phone': {
    input: stranger,
    when: [
      { type: 'field.change', field: 'email_or_phone', value: ' amira@example.com ' },
      { type: 'form.submit' },
    ],
    ends: 'entering',
    asked: [['enterCode', { recipient: 'amira@example.com', length: 6 }]],
  },
  'a mistyped number is corrected, and the code goes to the right one': {
    input: known,
    when: [
      { type: 'form.submit' },
      { type: 'name.change' },
      at({ naming: 'fresh' }),
      { type: 'field.change', field: 'email_or_phone', value: '+971507654321' },
      { type: 'form.submit' },
    ],
    ends: 'entering',
    asked: [
      ['enterCode', { recipient: '+971501234567', length: 6 }],
      ['enterCode', { recipient: '+971507654321', length: 6 }],
    ],
  },
  'the form for a forgotten password starts again when its code form died': {
    input: known,
    when: [{ type: 'form.submit' }, refused('enterCode')],
    ends: { naming: 'fresh' },
    context: { fields: { email_or_phone: '+971501234567' } },
  },
  'the password form refuses a password that is too short, and asks the server nothing': {
    input: known,
    when: [...entered, { type: 'field.change', field: 'password', value: 'short' }, { type: 'form.submit' }],
    ends: { choosing: 'incomplete' },
    asked: [['enterCode', { recipient: '+971501234567', length: 6 }]],
    context: { fields: { password: 'short' } },
  },
  'a customer who is asked whether to reset may say no, and keeps the typed password': {
    input: known,
    when: [...entered, ...chosen, { type: 'reset.decline' }],
    ends: { choosing: 'fresh' },
    asked: [['enterCode', { recipient: '+971501234567', length: 6 }]],
    context: { fields: { password: 'seven red boats', confirm_password: 'seven red boats' } },
  },
  'a new password is sent once, although the customer agrees twice': {
    input: known,
    when: [...confirmed, ignored({ type: 'reset.confirm' })],
    ends: 'saving',
    asked: [
      ['enterCode', { recipient: '+971501234567', length: 6 }],
      ['resetPassword', sentPassword],
    ],
  },
  'a password that the server refuses stays, with its words at the field, until it is changed': {
    input: known,
    when: [
      ...confirmed,
      refused('resetPassword', weak),
      at({ choosing: 'refused' }),
      { type: 'field.change', field: 'confirm_password', value: 'seven' },
    ],
    ends: { choosing: 'refused' },
    context: { fields: { password: 'seven red boats', confirm_password: 'seven' }, refusals: weak.errors },
  },
  'a field that is changed after a refusal is forgiven': {
    input: known,
    when: [
      ...confirmed,
      refused('resetPassword', weak),
      { type: 'field.change', field: 'password', value: 'eight red boats' },
    ],
    ends: { choosing: 'refused' },
    context: { fields: { password: 'eight red boats' }, refusals: [] },
  },
  'a refusal is forgotten when the next password is sent': {
    input: known,
    when: [...confirmed, refused('resetPassword', weak), { type: 'form.submit' }, { type: 'reset.confirm' }],
    ends: 'saving',
    context: { refusals: [] },
  },
  'a customer whose reply was lost is signed in, because the new password already works': {
    input: known,
    when: [...confirmed, refused('resetPassword', offline), at('trying', ['busy']), done('login', session)],
    ends: 'signedIn',
    asked: [
      ['enterCode', { recipient: '+971501234567', length: 6 }],
      ['resetPassword', sentPassword],
      ['login', login],
    ],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a password that never reached the server can be sent again': {
    input: known,
    when: [
      ...confirmed,
      refused('resetPassword', offline),
      refused('login', wrong),
      at({ choosing: 'failed' }),
      { type: 'form.submit' },
      { type: 'reset.confirm' },
    ],
    ends: 'saving',
  },
  'a code that was used up by the lost attempt does not hide that the password is new': {
    input: known,
    when: [
      ...confirmed,
      refused('resetPassword', offline),
      refused('login', offline),
      { type: 'form.submit' },
      { type: 'reset.confirm' },
      refused('resetPassword', usedUp),
      at('trying', ['busy']),
      done('login', unverified),
    ],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a code that is no longer good is replaced by another, and the password stays typed': {
    input: known,
    when: [
      ...confirmed,
      refused('resetPassword', usedUp),
      refused('login', wrong),
      at('codeOver'),
      { type: 'form.submit' },
      at('entering'),
      done('enterCode', { ...right, code: '654321' }),
      { type: 'form.submit' },
      { type: 'reset.confirm' },
    ],
    ends: 'saving',
    asked: [
      ['enterCode', { recipient: '+971501234567', length: 6 }],
      ['resetPassword', sentPassword],
      ['login', login],
      ['enterCode', { recipient: '+971501234567', length: 6 }],
      ['resetPassword', { ...sentPassword, code: '654321' }],
    ],
  },
  'a customer whose new password is set but who cannot be signed in goes to the page for that': {
    input: known,
    when: [...confirmed, done('resetPassword', set), refused('login', offline)],
    ends: 'reset',
    output: { type: 'reset' },
  },
  'a shop that verifies its customers asks for the phone after an e-mail address was proven': {
    input: { ...known, must_verify: true },
    when: [...confirmed, done('resetPassword', set), done('login', unverified)],
    ends: 'unverified',
    output: { type: 'unverified', token: 'token-1' },
  },
  'a shop that verifies its customers asks for the phone, too, after a reply was lost': {
    input: { ...known, must_verify: true },
    when: [...confirmed, refused('resetPassword', offline), done('login', unverified)],
    ends: 'unverified',
    output: { type: 'unverified', token: 'token-1' },
  },
  'a shop that verifies its customers lets in whose phone is verified': {
    input: { ...known, must_verify: true },
    when: [...confirmed, done('resetPassword', set), done('login', session)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
})
