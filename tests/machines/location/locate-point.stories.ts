import { ApiError } from '#api/api-error.ts'
import { locatePointMachine } from '#machines/location/locate-point.machine.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const position = { lat: 25.2, lng: 55.3 }
const geocoded = { results: [{ place_id: 'p1', formatted_address: '12 Palm Street' }] }
const zones = { zone_id: '[1,2]', zone_data: [] }
const location = { ...position, address: '12 Palm Street', zone_ids: [1, 2] }

export const locatePointStories = stories(locatePointMachine, {
  // docs/spec.md §4, location pick: moving the map fetches the address and the zone.
  'the position lookup asks for the address and the zones at the same time': {
    input: position,
    when: [
      at({ looking: { address: 'asking', zone: 'asking' } }, ['busy']),
      done('reverseGeocode', geocoded),
      at({ looking: { address: 'settled', zone: 'asking' } }),
      done('getZoneId', zones),
    ],
    ends: 'inZone',
    asked: [
      ['reverseGeocode', position],
      ['getZoneId', position],
    ],
    output: { type: 'inZone', location },
  },
  'the position lookup does not care which answer comes first': {
    input: position,
    when: [done('getZoneId', zones), done('reverseGeocode', geocoded)],
    ends: 'inZone',
    output: { type: 'inZone', location },
  },
  // docs/spec.md §8, login and zone: a zone error shows the first message of the errors list.
  'the position lookup hands over the first message when the shop does not deliver there': {
    input: position,
    when: [
      refused(
        'getZoneId',
        new ApiError(404, [
          { code: 'coordinates', message: 'We do not deliver here yet' },
          { code: 'coordinates', message: 'Try another place' },
        ]),
      ),
    ],
    ends: 'refused',
    output: { type: 'refused', message: 'We do not deliver here yet' },
  },
  'the position lookup refuses although the address is known': {
    input: position,
    when: [
      done('reverseGeocode', geocoded),
      refused('getZoneId', new ApiError(403, [{ code: 'coordinates', message: 'This zone is closed' }])),
    ],
    ends: 'refused',
    output: { type: 'refused', message: 'This zone is closed' },
  },
  // docs/spec.md §5: location confirm needs a zone.
  'the position lookup takes a point that no zone serves as refused': {
    input: position,
    when: [done('getZoneId', { zone_id: '[]', zone_data: [] })],
    ends: 'refused',
    output: { type: 'refused', message: '' },
  },
  // docs/spec.md §5: the pick button is disabled when no address is found.
  'the position lookup says so when the position has no address': {
    input: position,
    when: [done('reverseGeocode', { results: [] }), done('getZoneId', zones)],
    ends: 'unnamed',
    output: { type: 'unnamed' },
  },
  'the position lookup fails when no answer comes about the zones': {
    input: position,
    when: [refused('getZoneId', new TypeError('Failed to fetch'))],
    ends: 'failed',
    output: { type: 'failed' },
  },
  'the position lookup fails when the server breaks over the zones': {
    input: position,
    when: [refused('getZoneId', new ApiError(500, [{ code: 'error', message: 'Oops' }]))],
    ends: 'failed',
    output: { type: 'failed' },
  },
  'the position lookup fails when no answer comes about the address': {
    input: position,
    when: [done('getZoneId', zones), refused('reverseGeocode')],
    ends: 'failed',
    output: { type: 'failed' },
  },
})
