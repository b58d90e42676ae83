import { deepStrictEqual } from 'node:assert'
import { locatePointMachine } from '#machines/location/locate-point.machine.ts'
import { connectLocatePoint } from '#src/core/locate-point.ports.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const locatePointService = service(locatePointMachine, async ({ api, city: { here } }) => {
  return {
    connected: connectLocatePoint(api),
    inputs: { 'a point on the map': { lat: here.lat, lng: here.lng } },
    answers: {
      /** The demo city has a name for every point. */
      reverseGeocode: {
        shaped: (body, { output: { results } }) => (results.length > 0 ? body : { results: [] }),
      },
      /** This server refuses a point outside of every zone; others answer an empty list. */
      getZoneId: {
        shaped: (body, { output: { zone_id } }) => (zone_id === '[]' ? { ...body, zone_id } : body),
      },
    },
    holds: ({ output }) => {
      if (output?.type === 'inZone') deepStrictEqual(output.location, here)
    },
  }
})

export const locatePointBrowser = browser(locatePointMachine, async ({ page, arrive }) => ({
  open: async () => {
    await arrive('/about-us')
    await openOver(page, { name: 'location', next: 'close' })
  },
}))

/** What the ports send. */
export const locatePointRequests = requests(connectLocatePoint, [
  {
    port: 'reverseGeocode',
    input: { lat: 3, lng: 4 },
    sent: { request: 'GET /config/geocode-api?lat=3&lng=4' },
    field: 'results',
  },
  {
    port: 'getZoneId',
    input: { lat: 3, lng: 4 },
    sent: { request: 'GET /config/get-zone-id?lat=3&lng=4' },
    field: 'zone_id',
  },
])
