import { ApiError } from '#api/api-error.ts'
import { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { taken, wrongPassword } from '#tests/machines/samples/profile.ts'
import { model } from '#tests/support/model.ts'

const saved = {
  f_name: 'Layla',
  l_name: 'Haddad',
  phone: '+971501234567',
  email: 'layla@example.com',
  is_phone_verified: 1,
  is_email_verified: 0,
} as const

export const editProfileModel = model(editProfileMachine, {
  inputs: { 'a customer with a password': { saved, has_password: true, codes: 'shop', length: 6 } },
  events: {
    'field.change': [
      { field: 'f_name', value: 'Laila' },
      { field: 'email', value: 'laila@example.com' },
      { field: 'l_name', value: '' },
    ],
    'form.submit': [{}],
    'form.reset': [{}],
  },
  answers: {
    updateCustomerInfo: {
      done: [{ message: 'Profile updated successfully' }],
      refused: [offline, wrongPassword, taken, new ApiError(403, [{ code: 'f_name', message: 'Too long.' }])],
    },
    proveOwner: {
      done: [{ type: 'proven', proof: { current_password: 'harbour-2026' } }, { type: 'left' }],
      refused: [new Error('The form died')],
    },
  },
})
