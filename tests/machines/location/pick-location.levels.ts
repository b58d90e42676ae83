import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import { connectPickLocation } from '#src/features/location/location.ports.ts'
import { moveMap, openOver } from '#tests/machines/by-hand.ts'
import { playGeolocation, playLocatePoint } from '#tests/machines/played.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { type Follows, told } from '#tests/support/told.ts'

export const pickLocationService = service(pickLocationMachine, async (stage) => {
  const { api, server, sensor, city } = stage
  const { here, street } = city
  const query = { search_text: street }
  const { predictions } = await unwrap(server.GET('/config/place-api-autocomplete', { params: { query } }))
  const position = { lat: here.lat, lng: here.lng }
  return {
    connected: connectPickLocation(api, sensor.navigator),
    inputs: {
      'nothing chosen yet': { start: null },
      'a map that opens somewhere': { start: position },
      'a wish to be found': { start: position, locate: true },
    },
    events: {
      'text.change': (sample) => ({ text: [street, ' '][sample]! }),
      'suggestion.choose': () => ({ prediction: predictions[0]! }),
      'map.move': () => ({ position }),
    },
    answers: {
      autocompletePlace: {
        shaped: (body, { output }) => (output.predictions.length > 0 ? body : { predictions: [] }),
      },
      geolocation: { played: ({ output }) => playGeolocation(stage, output) },
      locatePoint: { played: ({ output }) => playLocatePoint(stage, output) },
    },
    /** What was picked is a place the server knows, with the zones the server says. */
    holds: async ({ output }) => {
      if (output?.type !== 'picked') return
      const { lat, lng, zone_ids } = output.location
      const zones = await unwrap(server.GET('/config/get-zone-id', { params: { query: { lat, lng } } }))
      deepStrictEqual(zone_ids, JSON.parse(zones.zone_id))
    },
  }
})

export const pickLocationBrowser = browser(
  pickLocationMachine,
  async ({ page, arrive }, { from }) => {
    const dialog = page.getByRole('dialog')
    const press = (name: string | RegExp) => () => dialog.getByRole('button', { name }).first().click()
    return {
      open: async () => {
        await arrive('/about-us')
        if (from === 'nothing chosen yet') await openOver(page, { name: 'location-menu' })
        else await openOver(page, { name: 'location', next: 'close', locate: from === 'a wish to be found' })
      },
      gestures: {
        'text.change': ({ text }) => dialog.getByRole('combobox').fill(text),
        'text.submit': () => dialog.getByRole('combobox').press('Enter'),
        'suggestion.choose': () => dialog.getByRole('option').first().click(),
        'map.move': () => moveMap(dialog),
        'position.request': async () => {
          const again = page.getByRole('alertdialog').getByRole('button', { name: 'Try again' })
          if (await again.isVisible()) await again.click()
          else await press('Use current location')()
        },
        'permission.close': () =>
          page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).first().click(),
        'locate.retry': press('Try again'),
        'pick.confirm': press(/^(Pick Locations|Deliver here)$/),
        'pick.close': press('Close'),
      },
    }
  },
  {
    inVain: { 'position.request': { 'picking.currentPosition.asking': 'the browser is asked already' } },
    offered: {
      'text.change': ({ context }) => context.start !== null,
      'map.move': ({ context }) => context.start !== null,
      'suggestion.choose': (snapshot) => snapshot.matches({ picking: { search: 'offering' } }),
      'locate.retry': (snapshot) =>
        ['notLocated', 'notPlaced'].some((point) => snapshot.matches({ picking: { point } } as never)),
      'position.request': (snapshot) => !snapshot.hasTag('busy'),
    },
  },
)

/** docs/spec.md §4 Location pick: from the header the page is loaded again, in a dialog it stays. */
export const pickLocationTold = told(
  'pickLocation',
  {
    picked: ({ location, next }): Follows => {
      if (typeof next === 'object' && 'parcel' in next)
        return { publishes: [{ side: next.parcel, location }], closes: true }
      const sends: Follows = { sends: [['location', { type: 'location.set', location }]] }
      if (next === 'reload')
        return {
          ...sends,
          loadsAgain: 'addressSelected',
          afterwards: { says: [['success', 'New delivery address selected.']], asks: ['listCart'] },
        }
      // The choice of a module takes the place of this toast.
      const set: Follows = { ...sends, says: [['success', 'New location has been set.', { id: 'location' }]] }
      if (next === 'home') return { ...set, goes: '/home' }
      if (next === 'close') return { ...set, closes: true }
      if (next === 'modules') return { ...set, opens: { name: 'modules' } }
      return { ...set, opens: { name: 'order-again', order_id: next.orderAgain } }
    },
    dismissed: { closes: true },
  },
  {
    given: { next: 'close' },
    givenIn: ({ from }) => ({ next: from === 'nothing chosen yet' ? 'reload' : 'close' }),
    samples: {
      picked: (
        ['home', 'close', 'modules', 'reload', { orderAgain: 7 }, { parcel: 'receiver' }] as const
      ).map((next) => ({
        location: { lat: 25, lng: 55, address: '1 Quay Street', zone_ids: [1] },
        next,
      })),
    },
  },
)

/** What the ports send. */
export const pickLocationRequests = requests(
  (api) => connectPickLocation(api, {} as Navigator),
  [
    {
      port: 'autocompletePlace',
      input: { search_text: 'pearl' },
      sent: { request: 'GET /config/place-api-autocomplete?search_text=pearl' },
      field: 'predictions',
    },
    {
      port: 'getPlaceDetails',
      input: { placeid: 'p7' },
      sent: { request: 'GET /config/place-api-details?placeid=p7' },
      field: 'result',
    },
  ],
)
