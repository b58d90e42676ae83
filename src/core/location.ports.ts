import { answer } from '#api/answer.ts'
import type { AppStorage } from '#browser/storage.ts'
import { locationMachine, locationPorts } from '#machines/location/location.machine.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'

/** Reads the stored location; null when one of its three keys is missing or unreadable. */
export function readLocation(storage: AppStorage): CustomerLocation | null {
  const position = storage.read('currentLatLng')
  const address = storage.read('location')
  const zone_ids = storage.read('zoneid')
  return position && address && zone_ids ? { ...position, address, zone_ids } : null
}

/** Connects the location: the browser stores it under the three keys of docs/spec.md §3. */
export const connectLocation = (storage: AppStorage) =>
  locationMachine.provide({
    actors: {
      readStoredLocation: answer(locationPorts.readStoredLocation, async () => readLocation(storage)),
      storeLocation: answer(locationPorts.storeLocation, async (location) => {
        if (!location) {
          for (const key of ['currentLatLng', 'location', 'zoneid'] as const) storage.remove(key)
          return
        }
        storage.write('currentLatLng', { lat: location.lat, lng: location.lng })
        storage.write('location', location.address)
        // Writes the zones last: another tab listens to this key and then reads the other two.
        storage.write('zoneid', location.zone_ids)
      }),
    },
  })
