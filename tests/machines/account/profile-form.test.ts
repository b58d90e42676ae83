import { expect, it } from 'vitest'
import {
  codesGoTo,
  fieldsOf,
  isChanged,
  needsProof,
  type ProfileFields,
  profileFlaws,
  savedAfter,
} from '#machines/account/profile-form.ts'

const saved = {
  f_name: 'Layla',
  l_name: 'Haddad',
  phone: '+971501234567',
  email: 'layla@example.com',
  is_phone_verified: 1,
  is_email_verified: 1,
} as const
const typed = (more: Partial<ProfileFields> = {}): ProfileFields => ({ ...fieldsOf(saved), ...more })
const LONG = `${'x'.repeat(250)}@example.com`

it.each<[string, Partial<ProfileFields>, object]>([
  ['nothing changed', {}, {}],
  ['blanks for names', { f_name: ' ', l_name: '' }, { f_name: 'required', l_name: 'required' }],
  ['no e-mail address', { email: ' ' }, { email: 'required' }],
  ['a word for an e-mail address', { email: 'layla' }, { email: 'invalid' }],
  ['an e-mail address with spaces around it', { email: ' layla@example.com ' }, {}],
  ['an e-mail address of 262 characters', { email: LONG }, { email: 'tooLong' }],
  ['a short password', { password: 'boats', confirm_password: 'boats' }, { password: 'tooShort' }],
  [
    'a password made of the new name',
    { f_name: 'Lighthouse', password: 'lighthouse', confirm_password: 'lighthouse' },
    { password: 'personal' },
  ],
  [
    'a password made of the phone number, which the form does not send',
    { password: '501234567', confirm_password: '501234567' },
    { password: 'personal' },
  ],
  [
    'two passwords',
    { password: 'seven red boats', confirm_password: 'seven red boat' },
    { confirm_password: 'different' },
  ],
  [
    'a confirmation alone',
    { confirm_password: 'seven red boats' },
    { password: 'tooShort', confirm_password: 'different' },
  ],
])('a form with %s has its flaws', (_, more, flaws) => {
  expect(profileFlaws(typed(more), saved)).toEqual(flaws)
})

it.each<[string, Partial<ProfileFields>, boolean, boolean]>([
  ['nothing', {}, false, false],
  [
    'spaces and capitals',
    { f_name: ' Layla ', l_name: 'Haddad ', email: ' LAYLA@example.com' },
    false,
    false,
  ],
  ['the first name', { f_name: 'Laila' }, true, false],
  ['the last name', { l_name: 'Aziz' }, true, false],
  ['the e-mail address', { email: 'l@example.com' }, true, true],
  ['the password', { password: 'seven red boats' }, true, true],
  ['the confirmation', { confirm_password: 'seven red boats' }, true, true],
])('a customer who changes %s', (_, more, changes, proves) => {
  expect([isChanged(typed(more), saved), needsProof(typed(more), saved, 'shop')]).toEqual([changes, proves])
})

it.each([
  ['a password, where Firebase sends the codes,', { password: 'seven red boats' }, 'firebase', false],
  ['an e-mail address, where Firebase sends the codes,', { email: 'l@example.com' }, 'firebase', true],
  ['a password, in a shop without codes,', { password: 'seven red boats' }, null, true],
] as const)('another proof than the sign-in for %s is needed: %o', (_, more, codes, proves) => {
  expect(needsProof(typed(more), saved, codes)).toBe(proves)
})

it('an e-mail address that is saved in capitals is the same address', () => {
  expect(isChanged(typed(), { ...saved, email: 'Layla@Example.com' })).toBe(false)
})

it('a saved profile has no spaces around its fields, and a new email address is not verified', () => {
  expect(savedAfter(saved, typed({ f_name: ' Laila ', l_name: ' Aziz ' }))).toEqual({
    ...saved,
    f_name: 'Laila',
    l_name: 'Aziz',
  })
  expect(savedAfter(saved, typed({ email: ' L@Example.com ' }))).toEqual({
    ...saved,
    email: 'l@example.com',
    is_email_verified: 0,
  })
})

it.each([
  [1, 1, saved.phone],
  [1, 0, saved.phone],
  [0, 1, saved.email],
  [0, 0, saved.phone],
] as const)('codes of an account with verified phone %s and email %s go to %s', (phone, email, to) => {
  expect(codesGoTo({ ...saved, is_phone_verified: phone, is_email_verified: email })).toBe(to)
})
