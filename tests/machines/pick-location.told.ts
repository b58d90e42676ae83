import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §4 Location pick: from the header the page is loaded again, in a dialog it stays. */
export const pickLocationTold = told(pickLocationMachine, {
  picked: ({ from }) =>
    from === 'nothing chosen yet'
      ? {
          says: [['success', 'New delivery address selected.']],
          loadsAgain: true,
          asks: ['listCart'],
          over: null,
        }
      : { says: [['success', 'New location has been set.']], over: null },
  dismissed: { over: null },
})
