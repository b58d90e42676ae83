import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import { model } from '#tests/support/model.ts'

const there = { lat: 25.2, lng: 55.3 }
const prediction = { place_id: 'p1', description: 'Palm Street' }

export const pickLocationModel = model(pickLocationMachine, {
  inputs: {
    'nothing chosen yet': { start: null },
    'a map that opens somewhere': { start: { lat: 25, lng: 55 } },
    'a wish to be found': { start: { lat: 25, lng: 55 }, locate: true },
  },
  events: {
    'text.change': [{ text: 'Palm' }, { text: ' ' }],
    'text.submit': [{}],
    'suggestion.choose': [{ prediction }],
    'map.move': [{ position: there }],
    'position.request': [{}],
    'permission.close': [{}],
    'locate.retry': [{}],
    'pick.confirm': [{}],
    'pick.close': [{}],
  },
  answers: {
    autocompletePlace: {
      done: [{ predictions: [prediction] }, { predictions: [] }],
      refused: [new TypeError('Failed to fetch')],
    },
    getPlaceDetails: {
      done: [
        {
          result: { place_id: 'p1', formatted_address: 'Palm Street', geometry: { location: there } },
        },
      ],
      refused: [new TypeError('Failed to fetch')],
    },
    geolocation: {
      done: [{ type: 'granted', position: there }, { type: 'denied' }],
      refused: [new Error('broken')],
    },
    locatePoint: {
      done: [
        { type: 'inZone', location: { ...there, address: '12 Palm Street', zone_ids: [1, 2] } },
        { type: 'refused', message: 'We do not deliver here yet' },
        { type: 'unnamed' },
        { type: 'failed' },
      ],
      refused: [new Error('broken')],
    },
  },
})
