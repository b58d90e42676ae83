import { ApiError } from '#api/api-error.ts'
import { signUpMachine } from '#machines/account/sign-up.machine.ts'
import type { SignUpFields } from '#machines/account/sign-up-form.ts'
import type { AuthToken } from '#openapi/generated/client.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const token: AuthToken = { token: 'token-1', is_phone_verified: 1, is_email_verified: 0, is_personal_info: 1 }
const unverified: AuthToken = { ...token, is_phone_verified: 0 }
const visitor = { guest_id: null, ref_code: '', must_verify: false }
const guest = { ...visitor, guest_id: 'guest-7' }

const change = (field: keyof SignUpFields, value: string) => ({ type: 'field.change', field, value }) as const
const typed = [
  change('f_name', ' Amira '),
  change('l_name', ' Haddad '),
  change('phone', ' +971501234567 '),
  change('email', ' amira@example.com '),
  change('password', 'secret12'),
  change('confirm_password', 'secret12'),
]
const body = {
  f_name: 'Amira',
  l_name: 'Haddad',
  name: 'Amira Haddad',
  phone: '+971501234567',
  email: 'amira@example.com',
  password: 'secret12',
  confirm_password: 'secret12',
}

export const signUpStories = stories(signUpMachine, {
  'the sign-up form opens with an empty form, but for the code of an invitation': {
    input: { ...visitor, ref_code: 'FRIEND10' },
    when: [],
    ends: { editing: 'fresh' },
    context: {
      fields: {
        f_name: '',
        l_name: '',
        phone: '',
        email: '',
        password: '',
        confirm_password: '',
        ref_code: 'FRIEND10',
      },
      refusals: [],
    },
  },
  // docs/contract.md §2, auth: sign-up with names, email, phone, password twice, guest_id.
  'the sign-up form makes an account for a guest and brings the cart along': {
    input: guest,
    when: [
      at({ editing: 'fresh' }),
      ...typed,
      { type: 'form.submit' },
      at('submitting', ['busy']),
      done('signUp', token),
    ],
    ends: 'signedIn',
    asked: [['signUp', { ...body, guest_id: 'guest-7' }]],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'the sign-up form brings the code of an invitation along': {
    input: { ...visitor, ref_code: ' FRIEND10 ' },
    when: [...typed, { type: 'form.submit' }, done('signUp', token)],
    ends: 'signedIn',
    asked: [['signUp', { ...body, ref_code: 'FRIEND10' }]],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a shop that does not verify its customers signs in a newcomer whose phone is not verified': {
    input: visitor,
    when: [...typed, { type: 'form.submit' }, done('signUp', unverified)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a shop that verifies its customers lets in whose phone is verified already': {
    input: { ...visitor, must_verify: true },
    when: [...typed, { type: 'form.submit' }, done('signUp', token)],
    ends: 'signedIn',
    output: { type: 'signedIn', token: 'token-1' },
  },
  'a shop that verifies its customers asks a newcomer to prove the phone': {
    input: { ...visitor, must_verify: true },
    when: [...typed, { type: 'form.submit' }, done('signUp', unverified)],
    ends: 'unverified',
    asked: [['signUp', body]],
    output: { type: 'unverified', token: 'token-1', phone: '+971501234567' },
  },
  // docs/spec.md §5, profile form: f_name, l_name, phone and email are required.
  'the sign-up form names the missing fields, and asks the server nothing': {
    input: visitor,
    when: [{ type: 'form.submit' }, ...typed.slice(1), { type: 'form.submit' }],
    ends: { editing: 'incomplete' },
    asked: [],
  },
  // docs/spec.md §5: email must be valid, at most 255 characters.
  'the sign-up form does not take an email that is none': {
    input: visitor,
    when: [...typed, change('email', 'amira@example'), { type: 'form.submit' }],
    ends: { editing: 'incomplete' },
    asked: [],
  },
  'the sign-up form does not take an email of more than 255 characters': {
    input: visitor,
    when: [...typed, change('email', `${'a'.repeat(244)}@example.com`), { type: 'form.submit' }],
    ends: { editing: 'incomplete' },
    asked: [],
  },
  'the sign-up form takes an email of 255 characters': {
    input: visitor,
    when: [...typed, change('email', `${'a'.repeat(243)}@example.com`), { type: 'form.submit' }],
    ends: 'submitting',
  },
  // docs/contract.md §2: password >= 8.
  'the sign-up form does not take a password of seven characters': {
    input: visitor,
    when: [
      ...typed,
      change('password', 'secret1'),
      change('confirm_password', 'secret1'),
      { type: 'form.submit' },
    ],
    ends: { editing: 'incomplete' },
    asked: [],
  },
  // docs/spec.md §5 Profile form, docs/contract.md §2 Profile: a password is not made of its owner's data.
  "the sign-up form does not take the customer's own name for a password, and takes it once the name is another":
    {
      input: visitor,
      when: [
        ...typed,
        change('password', 'Amira Haddad'),
        change('confirm_password', 'Amira Haddad'),
        { type: 'form.submit' },
        at({ editing: 'incomplete' }),
        change('f_name', 'Noor'),
        change('l_name', 'Saleh'),
        change('email', 'noor@example.com'),
        { type: 'form.submit' },
      ],
      ends: 'submitting',
    },
  'the sign-up form does not take two different passwords': {
    input: visitor,
    when: [...typed, change('confirm_password', 'secret13'), { type: 'form.submit' }],
    ends: { editing: 'incomplete' },
    asked: [],
  },
  'the sign-up form goes on as soon as what was wrong is put right': {
    input: visitor,
    when: [
      ...typed,
      change('confirm_password', 'secret13'),
      { type: 'form.submit' },
      change('confirm_password', 'secret12'),
      { type: 'form.submit' },
      done('signUp', token),
    ],
    ends: 'signedIn',
    asked: [['signUp', body]],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'the sign-up form shows what the server holds against a field until it is changed, and loses nothing that was typed':
    {
      input: visitor,
      when: [
        ...typed,
        { type: 'form.submit' },
        refused(
          'signUp',
          new ApiError(403, [
            { code: 'email', message: 'This email is taken' },
            { code: 'phone', message: 'This phone is taken' },
          ]),
        ),
        at({ editing: 'refused' }),
        change('email', 'amira.h@example.com'),
      ],
      ends: { editing: 'refused' },
      context: {
        fields: { f_name: ' Amira ', email: 'amira.h@example.com', password: 'secret12' },
        refusals: [{ code: 'phone', message: 'This phone is taken' }],
      },
    },
  'the sign-up form can be sent again when no answer comes': {
    input: visitor,
    when: [
      ...typed,
      { type: 'form.submit' },
      refused('signUp', new ApiError(503, [{ code: 'error', message: 'Busy' }])),
      at({ editing: 'failed' }),
      { type: 'form.submit' },
      done('signUp', token),
    ],
    ends: 'signedIn',
    asked: [
      ['signUp', body],
      ['signUp', body],
    ],
    output: { type: 'signedIn', token: 'token-1' },
  },
  'the sign-up form makes one account, although the form is submitted twice': {
    input: visitor,
    when: [...typed, { type: 'form.submit' }, ignored({ type: 'form.submit' }), done('signUp', token)],
    ends: 'signedIn',
    asked: [['signUp', body]],
    output: { type: 'signedIn', token: 'token-1' },
  },
})
