import { deepStrictEqual } from 'node:assert'
import { locationMachine } from '#machines/location/location.machine.ts'
import { connectLocation, readLocation } from '#src/core/location.ports.ts'
import { inAnotherTab, pickFromMap } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { closed, nothing, told } from '#tests/support/told.ts'

export const locationService = service(locationMachine, async ({ city: { here, elsewhere }, storage }) => {
  const connected = connectLocation(storage)
  const known = [here, null]
  return {
    connected,
    events: {
      'location.set': () => ({ location: elsewhere }),
      'location.changed': (sample) => ({ location: known[sample] ?? null }),
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
    holds: ({ context: { location } }) => {
      const stored = readLocation(storage)
      if (location && stored?.address === location.address) deepStrictEqual(stored, location)
    },
  }
})

export const locationBrowser = browser(
  locationMachine,
  async ({ page, goto, stage: { city, storage } }) => ({
    open: async () => {
      const { module_type, module_id } = city.kitchen
      storage.write('module', { id: module_id, module_type })
      // The cart of a guest without an id is read late, once the server has given one.
      const cart = page.waitForResponse(/\/customer\/cart\/list/)
      await goto('/about-us')
      await cart
    },
    gestures: {
      'location.set': () => pickFromMap(page, city.street),
      'location.changed': ({ location }) =>
        inAnotherTab(page, {
          currentLatLng: location && JSON.stringify({ lat: location.lat, lng: location.lng }),
          location: location?.address ?? null,
          zoneid: location && JSON.stringify(location.zone_ids),
        }),
    },
  }),
  { offered: { 'location.set': (snapshot) => !snapshot.matches('reading') } },
)

/** docs/spec.md §4 Location pick; what another tab picks is said there. */
export const locationTold = told(
  'location',
  {
    // An item that waits for a location goes into the cart (docs/spec.md §4 Cart).
    'location.changed': ({ location }, at) => ({
      ...(location && { sends: [['cart', { type: 'location.set' }]] }),
      ...(at?.by.startsWith('location.set') && {
        afterwards: { says: [['success', 'New location has been set.']], over: null },
      }),
    }),
    'location.notStored': nothing,
  },
  {
    samples: {
      'location.changed': [
        { location: { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] } },
        { location: null },
      ],
      'location.notStored': [{ error: closed }],
    },
  },
)
