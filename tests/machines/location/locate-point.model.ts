import { ApiError } from '#api/api-error.ts'
import { locatePointMachine } from '#machines/location/locate-point.machine.ts'
import { model } from '#tests/support/model.ts'

const position = { lat: 25.2, lng: 55.3 }

export const locatePointModel = model(locatePointMachine, {
  inputs: { 'a point on the map': position },
  events: {},
  answers: {
    reverseGeocode: {
      done: [{ results: [{ place_id: 'p1', formatted_address: '12 Palm Street' }] }, { results: [] }],
      refused: [new TypeError('Failed to fetch')],
    },
    getZoneId: {
      done: [
        { zone_id: '[1,2]', zone_data: [] },
        { zone_id: '[]', zone_data: [] },
      ],
      refused: [
        new ApiError(404, [{ code: 'coordinates', message: 'We do not deliver here yet' }]),
        new TypeError('Failed to fetch'),
      ],
    },
  },
})
