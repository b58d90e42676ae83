import { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/spec.md §5 Newsletter, §8 Other. */
export const subscribeTold = told(subscribeMachine, {
  'newsletter.subscribed': { says: [['success', 'Subscribed Successfully']] },
  failure,
})
