import { locationMachine } from '#machines/location/location.machine.ts'
import { inAnotherTab, pickFromMap } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

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
      'location.changed': ({ place }) =>
        inAnotherTab(page, {
          currentLatLng: place && JSON.stringify({ lat: place.lat, lng: place.lng }),
          location: place?.address ?? null,
          zoneid: place && JSON.stringify(place.zone_ids),
        }),
    },
  }),
  { offered: { 'location.set': (snapshot) => !snapshot.matches('reading') } },
)
