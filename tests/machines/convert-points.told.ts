import { convertPointsMachine } from '#machines/account/convert-points.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §8 Other: the points and the wallet differ now. */
export const convertPointsTold = told(convertPointsMachine, {
  'points.converted': {
    says: [['success', 'Point to wallet transfer successfully.']],
    readsAgain: ['getCustomerInfo'],
  },
})
