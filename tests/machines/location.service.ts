import { deepStrictEqual } from 'node:assert'
import { locationMachine } from '#machines/location/location.machine.ts'
import { connectLocation, readPlace } from '#src/core/location.ports.ts'
import { service } from '#tests/support/service.ts'

export const locationService = service(locationMachine, async ({ city: { here, elsewhere }, storage }) => {
  const connected = connectLocation(storage)
  const known = [here, null]
  return {
    connected,
    events: {
      'location.set': () => ({ place: elsewhere }),
      'location.changed': (sample) => ({ place: known[sample] ?? null }),
    },
    answers: {
      readStoredLocation: {
        before: ({ output }) => {
          if (!output) return
          storage.write('currentLatLng', { lat: here.lat, lng: here.lng })
          storage.write('location', here.address)
          storage.write('zoneid', here.zone_ids)
        },
      },
    },
    /** What was read is what was stored, whole. */
    holds: ({ context: { place } }) => {
      const stored = readPlace(storage)
      if (place && stored?.address === place.address) deepStrictEqual(stored, place)
    },
  }
})
