import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/spec.md §4, saved addresses at checkout: a saved address says so, and the list is read again. */
export const destinationTold = told(destinationMachine, {
  'address.saved': { says: [['success', /./]], readsAgain: ['listAddresses'] },
  failure,
})
