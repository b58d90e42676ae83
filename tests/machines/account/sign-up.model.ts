import { ApiError } from '#api/api-error.ts'
import { signUpMachine } from '#machines/account/sign-up.machine.ts'
import { model } from '#tests/support/model.ts'

export const signUpModel = model(signUpMachine, {
  inputs: {
    'a guest of a shop that verifies its customers': {
      guest_id: 'guest-7',
      ref_code: '',
      must_verify: true,
    },
  },
  events: {
    'field.change': [
      { field: 'f_name', value: 'Amira' },
      { field: 'l_name', value: 'Haddad' },
      { field: 'phone', value: '+971501234567' },
      { field: 'email', value: 'amira@example.com' },
      { field: 'password', value: 'secret12' },
      { field: 'confirm_password', value: 'secret12' },
    ],
    'form.submit': [{}],
  },
  answers: {
    signUp: {
      done: [
        { token: 'token-1', is_phone_verified: 1, is_email_verified: 0, is_personal_info: 1 },
        { token: 'token-1', is_phone_verified: 0, is_email_verified: 0, is_personal_info: 1 },
      ],
      refused: [
        new ApiError(403, [{ code: 'email', message: 'This email is taken' }]),
        new TypeError('Failed to fetch'),
      ],
    },
  },
  /** Which fields are filled decides what a submission does. */
  stateKey: ({ context }) => Object.values(context.fields).filter(Boolean).length.toString(),
})
