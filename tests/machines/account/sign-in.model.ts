import { ApiError } from '#api/api-error.ts'
import { signInMachine } from '#machines/account/sign-in.machine.ts'
import { model } from '#tests/support/model.ts'

export const signInModel = model(signInMachine, {
  inputs: {
    'somebody who was remembered by a shop that verifies its customers': {
      email_or_phone: 'amira@example.com',
      guest_id: 'guest-7',
      must_verify: true,
    },
  },
  events: {
    'field.change': [
      { field: 'email_or_phone', value: 'amira@example.com' },
      { field: 'password', value: 'secret12' },
    ],
    'remember.change': [{ remember: true }],
    'form.submit': [{}],
  },
  answers: {
    login: {
      done: [
        { token: 'token-1', is_phone_verified: 1, is_email_verified: 1, is_personal_info: 1 },
        { token: 'token-1', is_phone_verified: 0, is_email_verified: 1, is_personal_info: 1 },
      ],
      refused: [
        new ApiError(401, [{ code: 'auth-001', message: 'Wrong phone, email or password' }]),
        new TypeError('Failed to fetch'),
      ],
    },
  },
})
