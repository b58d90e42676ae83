import { expect, it } from 'vitest'
import { loginBody, signInFlaws } from '#machines/account/sign-in-form.ts'

it('needs a phone or email, and a password', () => {
  expect(signInFlaws({ email_or_phone: '', password: '' })).toEqual({
    email_or_phone: 'required',
    password: 'required',
  })
  expect(signInFlaws({ email_or_phone: '+971501234567', password: 'secret12' })).toEqual({})
})

// docs/contract.md §2 and §3: older backends read phone or email, newer ones email_or_phone.
it('names the customer in the words of every backend', () => {
  expect(loginBody({ email_or_phone: ' +971501234567 ', password: ' x ' }, null)).toEqual({
    phone: '+971501234567',
    email_or_phone: '+971501234567',
    field_type: 'phone',
    login_type: 'manual',
    password: ' x ',
  })
  expect(loginBody({ email_or_phone: '٠٥٠١٢٣٤٥٦٧', password: '٧' }, null)).toMatchObject({
    phone: '0501234567',
    password: '٧',
  })
  expect(loginBody({ email_or_phone: 'amira@example.com', password: 'x' }, 'guest-7')).toEqual({
    email: 'amira@example.com',
    email_or_phone: 'amira@example.com',
    field_type: 'email',
    login_type: 'manual',
    password: 'x',
    guest_id: 'guest-7',
  })
})
