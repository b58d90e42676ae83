import { ApiError } from '#api/api-error.ts'
import { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import { codeUsedUp, offline, wrongCode } from '#tests/machines/samples/codes.ts'
import { profileSaved, taken, wrongPassword } from '#tests/machines/samples/profile.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const saved = {
  f_name: 'Layla',
  l_name: 'Haddad',
  phone: '+971501234567',
  email: 'layla@example.com',
  is_phone_verified: 1,
  is_email_verified: 1,
} as const
const input = { saved, has_password: true, codes: 'shop', length: 6 } as const
const byFirebase = { ...input, codes: 'firebase' } as const
const fields = {
  f_name: 'Layla',
  l_name: 'Haddad',
  email: 'layla@example.com',
  password: '',
  confirm_password: '',
}
const current_password = 'harbour-2026'
const renamed = { type: 'field.change', field: 'f_name', value: ' Laila ' } as const
const moved = { type: 'field.change', field: 'email', value: 'Laila@Example.com' } as const
const another = [
  { type: 'field.change', field: 'password', value: 'seven red boats' },
  { type: 'field.change', field: 'confirm_password', value: 'seven red boats' },
] as const
const anotherFields = { ...fields, password: 'seven red boats', confirm_password: 'seven red boats' }
const unproven = new ApiError(403, [{ code: 'confirmation', message: 'Enter your current password.' }])
const send = { type: 'form.submit' } as const
const proven = done('proveOwner', { type: 'proven', proof: { current_password } })
const byCode = done('proveOwner', { type: 'proven', proof: { otp: '123456' } })
const asking = { has_password: true, recipient: '+971501234567', length: 6, refusals: [] }
const movedFields = { ...fields, email: 'Laila@Example.com' }
const movedWith = { fields: movedFields, proofs: [{ current_password }] }
const busyShop = new ApiError(429, [{ code: 'rate', message: 'Too many requests.' }])
const told = { type: 'profile.saved', message: 'Profile updated successfully' } as const

// docs/spec.md §5 Profile form; docs/contract.md §2 Profile: another password or email needs the owner.
export const editProfileStories = stories(editProfileMachine, {
  'the profile form opens with the saved profile': {
    input,
    when: [],
    ends: { editing: 'fresh' },
    context: { fields, proofs: [], refusals: [] },
  },
  'a customer changes a name, which needs no proof': {
    input,
    when: [renamed, send, at('saving', ['busy']), done('updateCustomerInfo', profileSaved)],
    ends: { editing: 'fresh' },
    asked: [['updateCustomerInfo', { fields: { ...fields, f_name: ' Laila ' }, proofs: [] }]],
    heard: [told],
    context: { saved: { ...saved, f_name: 'Laila' }, fields: { ...fields, f_name: 'Laila' } },
  },
  'a changed last name is sent, too': {
    input,
    when: [
      { type: 'field.change', field: 'l_name', value: ' Aziz' },
      send,
      done('updateCustomerInfo', profileSaved),
    ],
    ends: { editing: 'fresh' },
    heard: [told],
    context: { saved: { ...saved, l_name: 'Aziz' }, fields: { ...fields, l_name: 'Aziz' } },
  },
  'a form that changes nothing is not sent': {
    input,
    when: [{ type: 'field.change', field: 'email', value: ' LAYLA@example.com ' }, send],
    ends: { editing: 'same' },
    asked: [],
  },
  'a form without a last name is not sent': {
    input,
    when: [{ type: 'field.change', field: 'l_name', value: ' ' }, send],
    ends: { editing: 'incomplete' },
    asked: [],
    context: { fields: { l_name: ' ' } },
  },
  'a confirmation without a password is not sent': {
    input,
    when: [{ type: 'field.change', field: 'confirm_password', value: 'seven red boats' }, send],
    ends: { editing: 'incomplete' },
    asked: [],
  },
  'a customer who gives the changes up sees the saved profile again': {
    input,
    when: [renamed, moved, { type: 'form.reset' }],
    ends: { editing: 'fresh' },
    context: { fields, refusals: [] },
  },
  'another e-mail address needs the owner, and is not verified afterwards': {
    input,
    when: [
      moved,
      send,
      at('proving'),
      proven,
      at('saving', ['busy']),
      done('updateCustomerInfo', profileSaved),
    ],
    ends: { editing: 'fresh' },
    asked: [
      ['proveOwner', asking],
      ['updateCustomerInfo', movedWith],
    ],
    heard: [told],
    context: {
      saved: { ...saved, email: 'laila@example.com', is_email_verified: 0 },
      fields: { ...fields, email: 'laila@example.com' },
      proofs: [],
    },
  },
  'another password needs the owner, and both are gone from the form once it is saved': {
    input,
    when: [...another, send, at('proving'), proven, done('updateCustomerInfo', profileSaved)],
    ends: { editing: 'fresh' },
    heard: [told],
    context: { saved, fields, proofs: [] },
  },
  'a customer who has just signed in by Firebase chooses another password without the earlier one': {
    input: byFirebase,
    when: [...another, send, at('saving', ['busy']), done('updateCustomerInfo', profileSaved)],
    ends: { editing: 'fresh' },
    asked: [['updateCustomerInfo', { fields: anotherFields, proofs: [] }]],
    heard: [told],
    context: { saved, fields, proofs: [] },
  },
  'a customer who signed in by Firebase long ago enters the current password, and nothing is held against it':
    {
      input: byFirebase,
      when: [...another, send, refused('updateCustomerInfo', unproven), at('proving'), proven],
      ends: 'saving',
      asked: [
        ['updateCustomerInfo', { fields: anotherFields, proofs: [] }],
        ['proveOwner', asking],
        ['updateCustomerInfo', { fields: anotherFields, proofs: [{ current_password }] }],
      ],
    },
  'a sign-in by Firebase proves no other e-mail address, with a new password or without': {
    input: byFirebase,
    when: [
      moved,
      ...another,
      send,
      at('proving'),
      done('proveOwner', { type: 'left' }),
      { type: 'form.reset' },
      moved,
      send,
    ],
    ends: 'proving',
    asked: [
      ['proveOwner', asking],
      ['proveOwner', asking],
    ],
  },
  'the owner of an account with only a verified e-mail address gets the code there': {
    input: { ...input, has_password: false, saved: { ...saved, is_phone_verified: 0 } },
    when: [moved, send],
    ends: 'proving',
    asked: [['proveOwner', { ...asking, has_password: false, recipient: 'layla@example.com' }]],
  },
  'the owner of an account without anything verified gets the code at the phone': {
    input: { ...input, saved: { ...saved, is_phone_verified: 0, is_email_verified: 0 } },
    when: [moved, send],
    ends: 'proving',
    asked: [['proveOwner', asking]],
  },
  'the profile form asks again for a wrong current password, and keeps the typed fields': {
    input,
    when: [moved, send, proven, refused('updateCustomerInfo', wrongPassword)],
    ends: 'proving',
    asked: [
      ['proveOwner', asking],
      ['updateCustomerInfo', movedWith],
      ['proveOwner', { ...asking, refusals: wrongPassword.errors }],
    ],
    context: { fields: movedFields, proofs: [] },
  },
  'a wrong code is asked for again': {
    input,
    when: [moved, send, byCode, refused('updateCustomerInfo', wrongCode)],
    ends: 'proving',
    asked: [
      ['proveOwner', asking],
      ['updateCustomerInfo', { fields: movedFields, proofs: [{ otp: '123456' }] }],
      ['proveOwner', { ...asking, refusals: wrongCode.errors }],
    ],
  },
  'a code that was tried too often is followed by another': {
    input,
    when: [moved, send, byCode, refused('updateCustomerInfo', codeUsedUp)],
    ends: 'proving',
    context: { refusals: codeUsedUp.errors },
  },
  'a change for which the server wants a proof after all asks for one': {
    input,
    when: [renamed, send, refused('updateCustomerInfo', unproven)],
    ends: 'proving',
    context: { refusals: [] },
  },
  'a customer who proves nothing comes back to the form as it is typed': {
    input,
    when: [
      moved,
      send,
      proven,
      refused('updateCustomerInfo', wrongPassword),
      done('proveOwner', { type: 'left' }),
    ],
    ends: { editing: 'fresh' },
    context: { fields: movedFields, proofs: [], refusals: [] },
  },
  'a form of the owner that died leaves the profile as it is typed': {
    input,
    when: [moved, send, refused('proveOwner')],
    ends: { editing: 'failed' },
    context: { fields: movedFields },
  },
  'a refused address stays with the words of the server while the customer changes another field': {
    input,
    when: [moved, send, proven, refused('updateCustomerInfo', taken), at({ editing: 'refused' }), renamed],
    ends: { editing: 'refused' },
    context: { fields: { ...movedFields, f_name: ' Laila ' }, refusals: taken.errors },
  },
  'a refused address is forgiven as soon as it is corrected, and the proof is not asked for again': {
    input,
    when: [
      moved,
      send,
      proven,
      refused('updateCustomerInfo', taken),
      { type: 'field.change', field: 'email', value: 'l@example.com' },
      at({ editing: 'refused' }),
      send,
    ],
    ends: 'saving',
    context: { refusals: [] },
    asked: [
      ['proveOwner', asking],
      ['updateCustomerInfo', movedWith],
      ['updateCustomerInfo', { ...movedWith, fields: { ...fields, email: 'l@example.com' } }],
    ],
  },
  'a refused address that is corrected is no longer held against the form': {
    input,
    when: [
      moved,
      send,
      proven,
      refused('updateCustomerInfo', taken),
      { type: 'field.change', field: 'email', value: 'l@example.com' },
    ],
    ends: { editing: 'refused' },
    context: { refusals: [] },
  },
  'a customer who gives a refused change up sees nothing held against the form': {
    input,
    when: [moved, send, proven, refused('updateCustomerInfo', taken), { type: 'form.reset' }],
    ends: { editing: 'fresh' },
    context: { fields, proofs: [], refusals: [] },
  },
  'a customer who gives an incomplete form up sees no flaw': {
    input,
    when: [
      { type: 'field.change', field: 'l_name', value: ' ' },
      send,
      at({ editing: 'incomplete' }),
      { type: 'form.reset' },
    ],
    ends: { editing: 'fresh' },
  },
  'a form that is refused is sent again as it is': {
    input,
    when: [renamed, send, refused('updateCustomerInfo', busyShop), at({ editing: 'refused' }), send],
    ends: 'saving',
    context: { refusals: [] },
  },
  'the owner reads nothing about an earlier refusal': {
    input,
    when: [renamed, send, refused('updateCustomerInfo', busyShop), moved, send],
    ends: 'proving',
    asked: [
      ['updateCustomerInfo', { fields: { ...fields, f_name: ' Laila ' }, proofs: [] }],
      ['proveOwner', asking],
    ],
  },
  'a proof that is refused beside a field is asked for again': {
    input,
    when: [
      moved,
      send,
      proven,
      refused('updateCustomerInfo', new ApiError(403, [...taken.errors, ...wrongPassword.errors])),
    ],
    ends: 'proving',
  },
  'a customer who gives a refused change up has to prove the next one': {
    input,
    when: [moved, send, proven, refused('updateCustomerInfo', taken), { type: 'form.reset' }, moved, send],
    ends: 'proving',
    context: { proofs: [], refusals: [] },
  },
  'a profile that got no answer is sent again with its proof': {
    input,
    when: [moved, send, proven, refused('updateCustomerInfo', offline), at({ editing: 'failed' }), send],
    ends: 'saving',
    asked: [
      ['proveOwner', asking],
      ['updateCustomerInfo', movedWith],
      ['updateCustomerInfo', movedWith],
    ],
    context: { refusals: [] },
  },
  'a profile is sent once, although the customer presses twice': {
    input,
    when: [renamed, send, ignored(send), ignored(moved)],
    ends: 'saving',
    asked: [['updateCustomerInfo', { fields: { ...fields, f_name: ' Laila ' }, proofs: [] }]],
  },
})
