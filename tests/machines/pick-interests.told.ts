import { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/spec.md §2 /interest; docs/contract.md §2 Profile: suggested products follow the interests. */
export const pickInterestsTold = told(pickInterestsMachine, {
  saved: {
    says: [['success', 'Updated successfully.']],
    readsAgain: ['getCustomerInfo', 'listSuggestedItems'],
    goes: '/home',
  },
  skipped: { goes: '/home' },
  failure,
})
