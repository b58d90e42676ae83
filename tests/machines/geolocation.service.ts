import { deepStrictEqual } from 'node:assert'
import type { NoPosition } from '#browser/geolocation.ts'
import { geolocationMachine } from '#machines/geolocation.machine.ts'
import { connectGeolocation } from '#src/location/location.ports.ts'
import { service } from '#tests/support/service.ts'

export const geolocationService = service(geolocationMachine, async ({ sensor, city: { here } }) => ({
  connected: connectGeolocation(sensor.navigator),
  answers: {
    currentPosition: {
      before: () => sensor.grant(here),
      refusing: (error) => sensor.refuse((error as NoPosition).reason),
    },
  },
  holds: ({ context: { outcome } }) => {
    if (outcome.type === 'granted') deepStrictEqual(outcome.position, { lat: here.lat, lng: here.lng })
  },
}))
