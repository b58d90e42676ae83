import { removeAddressMachine } from '#machines/location/remove-address.machine.ts'
import { failure, nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §7 Address: the list is read again; an address that was gone already has no message. */
export const removeAddressTold = told(removeAddressMachine, {
  removed: ({ fact }) => ({ says: fact.message ? [['success', /./]] : [], readsAgain: ['listAddresses'] }),
  kept: nothing,
  failure,
})
