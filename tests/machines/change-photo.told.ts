import { changePhotoMachine } from '#machines/account/change-photo.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §7 Profile: update-profile replies `message`. */
export const changePhotoTold = told(changePhotoMachine, {
  'photo.changed': {
    says: [['success', 'Profile updated successfully']],
    readsAgain: ['getCustomerInfo'],
  },
})
