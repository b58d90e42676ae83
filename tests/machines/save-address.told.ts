import { saveAddressMachine } from '#machines/location/save-address.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §4 Address save: a message shows, the list is read again, and the dialog closes. */
export const saveAddressTold = told(saveAddressMachine, {
  saved: { says: [['success', /./]], readsAgain: ['listAddresses'], over: null },
  kept: { over: null },
  dismissed: { over: null },
})
