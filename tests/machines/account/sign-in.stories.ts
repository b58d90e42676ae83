import { ApiError } from '#api/api-error.ts'
import { signInMachine } from '#machines/account/sign-in.machine.ts'
import type { AuthToken } from '#openapi/generated/client.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const token: AuthToken = { token: 'token-1', is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1 }
const unverified: AuthToken = { ...token, is_phone_verified: 0 }
const stranger = { email_or_phone: '', guest_id: null, must_verify: false }
const guest = { ...stranger, guest_id: 'guest-7' }
const regular = { ...stranger, email_or_phone: 'amira@example.com' }
const strict = { ...stranger, must_verify: true }
const wrong = new ApiError(401, [{ code: 'auth-001', message: 'Wrong phone, email or password' }])

const typed = [
  { type: 'field.change', field: 'email_or_phone', value: ' amira@example.com ' },
  { type: 'field.change', field: 'password', value: ' secret 12 ' },
] as const

export const signInStories = stories(signInMachine, {
  'the sign-in form opens with a form that nothing is held against': {
    input: regular,
    when: [],
    ends: { editing: 'fresh' },
    context: {
      fields: { email_or_phone: 'amira@example.com', password: '' },
      remember: true,
      refusals: [],
    },
  },
  // docs/contract.md §2, auth: login takes phone or email and a password; §1: it brings the guest's cart and orders along.
  'the sign-in form signs a guest in by email and brings the cart along': {
    input: guest,
    when: [
      at({ editing: 'fresh' }),
      ...typed,
      { type: 'form.submit' },
      at('submitting', ['busy']),
      done('login', token),
    ],
    ends: 'signedIn',
    asked: [
      [
        'login',
        {
          email: 'amira@example.com',
          email_or_phone: 'amira@example.com',
          field_type: 'email',
          login_type: 'manual',
          password: ' secret 12 ',
          guest_id: 'guest-7',
        },
      ],
    ],
    output: { type: 'signedIn', token: 'token-1', remembered: '' },
  },
  'the sign-in form signs a customer in by phone': {
    input: stranger,
    when: [
      { type: 'field.change', field: 'email_or_phone', value: '+971501234567' },
      { type: 'field.change', field: 'password', value: 'secret12' },
      { type: 'form.submit' },
      done('login', token),
    ],
    ends: 'signedIn',
    asked: [
      [
        'login',
        {
          phone: '+971501234567',
          email_or_phone: '+971501234567',
          field_type: 'phone',
          login_type: 'manual',
          password: 'secret12',
        },
      ],
    ],
    output: { type: 'signedIn', token: 'token-1', remembered: '' },
  },
  'the sign-in form remembers who signed in, when the customer wants that': {
    input: stranger,
    when: [
      ...typed,
      { type: 'remember.change', remember: true },
      { type: 'form.submit' },
      done('login', token),
    ],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1', remembered: 'amira@example.com' },
  },
  'the sign-in form offers who was remembered, and forgets them on request': {
    input: regular,
    when: [
      at({ editing: 'fresh' }),
      { type: 'field.change', field: 'password', value: 'secret12' },
      { type: 'remember.change', remember: false },
      { type: 'form.submit' },
      done('login', token),
    ],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1', remembered: '' },
  },
  'the sign-in form goes on remembering who was remembered': {
    input: regular,
    when: [
      { type: 'field.change', field: 'password', value: 'secret12' },
      { type: 'form.submit' },
      done('login', token),
    ],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1', remembered: 'amira@example.com' },
  },
  'the sign-in form names the missing fields, and asks the server nothing': {
    input: stranger,
    when: [
      { type: 'form.submit' },
      at({ editing: 'incomplete' }),
      { type: 'field.change', field: 'email_or_phone', value: 'amira@example.com' },
      { type: 'form.submit' },
      at({ editing: 'incomplete' }),
      { type: 'field.change', field: 'password', value: '   ' },
      { type: 'form.submit' },
    ],
    ends: { editing: 'incomplete' },
    asked: [],
    context: { fields: { email_or_phone: 'amira@example.com', password: '   ' } },
  },
  'the sign-in form shows why the server refused, and loses nothing that was typed': {
    input: stranger,
    when: [...typed, { type: 'form.submit' }, refused('login', wrong)],
    ends: { editing: 'refused' },
    context: {
      fields: { email_or_phone: ' amira@example.com ', password: ' secret 12 ' },
      refusals: [{ code: 'auth-001', message: 'Wrong phone, email or password' }],
    },
  },
  'the sign-in form forgives a field as soon as it is changed, and only that one': {
    input: stranger,
    when: [
      ...typed,
      { type: 'form.submit' },
      refused(
        'login',
        new ApiError(403, [
          { code: 'email_or_phone', message: 'Unknown' },
          { code: 'password', message: 'Too short' },
        ]),
      ),
      { type: 'field.change', field: 'password', value: 'a longer secret' },
    ],
    ends: { editing: 'refused' },
    context: {
      fields: { password: 'a longer secret' },
      refusals: [{ code: 'email_or_phone', message: 'Unknown' }],
    },
  },
  'the sign-in form can be sent again when no answer comes': {
    input: stranger,
    when: [
      ...typed,
      { type: 'form.submit' },
      refused('login', new TypeError('Failed to fetch')),
      at({ editing: 'failed' }),
      { type: 'form.submit' },
      done('login', token),
    ],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1', remembered: '' },
  },
  'the sign-in form sends a form once, although it is submitted twice': {
    input: regular,
    when: [
      { type: 'field.change', field: 'password', value: 'secret12' },
      { type: 'form.submit' },
      ignored({ type: 'form.submit' }),
    ],
    ends: 'submitting',
    asked: [
      [
        'login',
        {
          email: 'amira@example.com',
          email_or_phone: 'amira@example.com',
          field_type: 'email',
          login_type: 'manual',
          password: 'secret12',
        },
      ],
    ],
  },
  'the sign-in form keeps the password that the customer types while the form is on its way': {
    input: stranger,
    when: [
      ...typed,
      { type: 'form.submit' },
      { type: 'field.change', field: 'password', value: 'the right one' },
      refused('login', wrong),
    ],
    ends: { editing: 'refused' },
    context: { fields: { password: 'the right one' } },
  },
  // docs/contract.md §2, auth: the reply says whether the phone is verified.
  'a shop that verifies its customers asks for the phone of one who is not verified': {
    input: strict,
    when: [
      { type: 'field.change', field: 'email_or_phone', value: ' +971 50 123-4567 ' },
      { type: 'field.change', field: 'password', value: 'secret12' },
      { type: 'remember.change', remember: true },
      { type: 'form.submit' },
      done('login', unverified),
    ],
    ends: 'unverified',
    output: { type: 'unverified', token: 'token-1', remembered: '+971 50 123-4567', phone: '+971501234567' },
  },
  'a shop that verifies its customers does not know the phone after a sign-in by e-mail': {
    input: strict,
    when: [...typed, { type: 'form.submit' }, done('login', unverified)],
    ends: 'unverified',
    output: { type: 'unverified', token: 'token-1', remembered: '', phone: '' },
  },
  'a shop that verifies its customers lets in whose phone is verified': {
    input: strict,
    when: [...typed, { type: 'form.submit' }, done('login', token)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1', remembered: '' },
  },
  'a shop that does not verify its customers signs in a customer whose phone is not verified': {
    input: stranger,
    when: [...typed, { type: 'form.submit' }, done('login', unverified)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1', remembered: '' },
  },
})
