import { locationMachine } from '#machines/location/location.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §4 Location pick; what another tab picks is said there. */
export const locationTold = told(locationMachine, {
  'location.changed': ({ by }) =>
    by.startsWith('location.set')
      ? { says: [['success', 'New location has been set.']], over: null }
      : nothing,
  'location.notStored': nothing,
})
