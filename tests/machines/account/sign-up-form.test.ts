import { expect, it } from 'vitest'
import { type SignUpFields, signUpBody, signUpFlaws } from '#machines/account/sign-up-form.ts'

const fields: SignUpFields = {
  f_name: 'Amira',
  l_name: 'Haddad',
  phone: '+971501234567',
  email: 'amira@example.com',
  password: 'secret12',
  confirm_password: 'secret12',
  ref_code: '',
}

it('has nothing against a complete form', () => {
  expect(signUpFlaws(fields)).toEqual({})
})

it.each(['f_name', 'l_name', 'phone', 'email', 'password', 'confirm_password'] as const)(
  'needs %s',
  (field) => {
    expect(signUpFlaws({ ...fields, [field]: '  ' })[field]).toBe('required')
  },
)

it.each(['+971 501', '+97112', 'call me'])('takes %j for no phone number', (phone) => {
  expect(signUpFlaws({ ...fields, phone })).toEqual({ phone: 'invalid' })
})

it('does not need the code of an invitation', () => {
  expect(signUpFlaws({ ...fields, ref_code: '' })).toEqual({})
})

// docs/spec.md §5, profile form: "Must be a valid email", max 255.
it.each(['amira', 'amira@', 'amira@example', '@example.com', 'a b@example.com', 'a@b@c.com'])(
  'takes %j for no email',
  (email) => {
    expect(signUpFlaws({ ...fields, email })).toEqual({ email: 'invalid' })
  },
)

it('takes an email of 255 characters and no more', () => {
  const email = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect(signUpFlaws({ ...fields, email: email(255) })).toEqual({})
  expect(signUpFlaws({ ...fields, email: email(256) })).toEqual({ email: 'tooLong' })
})

// docs/contract.md §2 Auth and Profile.
it('the form takes a password of 8 characters that is hard to guess', () => {
  const twice = (password: string) => ({ ...fields, password, confirm_password: password })
  expect(signUpFlaws(twice('kebab-88'))).toEqual({})
  expect(signUpFlaws(twice('kebab-8'))).toEqual({ password: 'tooShort' })
  expect(signUpFlaws(twice('kebab '.repeat(22)))).toEqual({ password: 'tooLong' })
  expect(signUpFlaws(twice('12345678'))).toEqual({ password: 'common' })
  expect(signUpFlaws(twice('Amira Haddad'))).toEqual({ password: 'personal' })
  expect(signUpFlaws({ ...twice(''), password: '' })).toMatchObject({ password: 'required' })
})

it('wants the same password twice, to the letter', () => {
  expect(signUpFlaws({ ...fields, confirm_password: 'Secret12' })).toEqual({ confirm_password: 'different' })
})

it('sends what was typed without the spaces around it, and passwords as they are', () => {
  const spaced = {
    ...fields,
    f_name: ' Amira ',
    email: ' amira@example.com ',
    password: ' x ',
    ref_code: ' F10 ',
  }
  expect(signUpBody(spaced, 'guest-7')).toEqual({
    f_name: 'Amira',
    l_name: 'Haddad',
    name: 'Amira Haddad',
    phone: '+971501234567',
    email: 'amira@example.com',
    password: ' x ',
    confirm_password: 'secret12',
    ref_code: 'F10',
    guest_id: 'guest-7',
  })
  expect(signUpBody(fields, null)).not.toHaveProperty('guest_id')
  expect(signUpBody(fields, null)).not.toHaveProperty('ref_code')
})
