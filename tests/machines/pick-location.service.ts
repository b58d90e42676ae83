import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import { connectPickLocation } from '#src/features/location/location.ports.ts'
import { playGeolocation, playLocatePoint } from '#tests/machines/played.ts'
import { service } from '#tests/support/service.ts'

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
      const { lat, lng, zone_ids } = output.place
      const zones = await unwrap(server.GET('/config/get-zone-id', { params: { query: { lat, lng } } }))
      deepStrictEqual(zone_ids, JSON.parse(zones.zone_id))
    },
  }
})
