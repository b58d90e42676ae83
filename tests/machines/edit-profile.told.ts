import { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §7 Profile: update-profile replies `message`. */
export const editProfileTold = told(editProfileMachine, {
  'profile.saved': {
    says: [['success', 'Profile updated successfully']],
    readsAgain: ['getCustomerInfo'],
  },
})
