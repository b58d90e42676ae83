import { deepStrictEqual } from 'node:assert'
import type { NoPosition } from '#browser/geolocation.ts'
import { geolocationMachine } from '#machines/location/geolocation.machine.ts'
import { connectGeolocation } from '#src/features/location/location.ports.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const geolocationService = service(geolocationMachine, async ({ sensor, city: { here } }) => ({
  connected: connectGeolocation(sensor.navigator),
  answers: {
    currentPosition: {
      before: () => sensor.grant(here),
      refusing: (error) => sensor.refuse((error as NoPosition).reason),
    },
  },
  holds: ({ output }) => {
    if (output?.type === 'granted') deepStrictEqual(output.position, { lat: here.lat, lng: here.lng })
  },
}))

export const geolocationBrowser = browser(geolocationMachine, async ({ page, arrive }) => ({
  open: async () => {
    await arrive('/about-us')
    await openOver(page, { name: 'location', next: 'close' })
    await page.getByRole('dialog').getByRole('button', { name: 'Use current location' }).click()
  },
}))
