import { offerInterestsMachine } from '#machines/catalogue/offer-interests.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §2 /interest. */
export const offerInterestsTold = told(offerInterestsMachine, {
  led: { goes: '/interest' },
  declined: nothing,
  unasked: nothing,
})
