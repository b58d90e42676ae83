import { ApiError } from '#api/api-error.ts'
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts'
import { offline, session, usedUp } from '#tests/machines/samples/codes.ts'
import { model } from '#tests/support/model.ts'

const shop = { email_or_phone: '+971501234567', length: 6, guest_id: null, must_verify: false }

export const resetPasswordModel = model(resetPasswordMachine, {
  inputs: {
    'a customer who typed the phone at sign-in': shop,
    'a shop that verifies its customers': { ...shop, email_or_phone: '', must_verify: true },
  },
  events: {
    'field.change': [
      { field: 'email_or_phone', value: 'amira@example.com' },
      { field: 'password', value: 'seven red boats' },
      { field: 'confirm_password', value: 'seven red boats' },
    ],
    'form.submit': [{}],
    'name.change': [{}],
    'reset.confirm': [{}],
    'reset.decline': [{}],
  },
  answers: {
    enterCode: {
      done: [{ code: '123456', proof: { message: 'The code is correct.' } }],
      refused: [new Error('The form died')],
    },
    resetPassword: {
      done: [{ message: 'Your password has been changed.' }],
      refused: [
        offline,
        usedUp,
        new ApiError(403, [{ code: 'password', message: 'This password is easy to guess.' }]),
      ],
    },
    login: { done: [session, { ...session, is_phone_verified: 0 }], refused: [offline] },
  },
})
