import { pickLocationMachine } from '#machines/location/pick-location.machine.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const start = { lat: 25, lng: 55 }
const there = { lat: 25.2, lng: 55.3 }
const elsewhere = { lat: 25.4, lng: 55.5 }
const home = { ...there, address: '12 Palm Street', zone_ids: [1, 2] }
const palms = { place_id: 'p1', description: 'Palm Street' }
const plaza = { place_id: 'p2', description: 'Palm Plaza' }
const placed = { result: { place_id: 'p1', formatted_address: 'Palm Street', geometry: { location: there } } }
const inZone = { type: 'inZone', location: home } as const
const oldRoad = { ...start, address: 'Old Road', zone_ids: [9] }
const atStart = { type: 'inZone', location: oldRoad } as const
const notServed = { type: 'refused', message: 'We do not deliver here yet' } as const
const unnamed = { type: 'unnamed' } as const
const failed = { type: 'failed' } as const
const granted = { type: 'granted', position: there } as const
const denied = { type: 'denied' } as const
const unavailable = { type: 'unavailable' } as const
const timedOut = { type: 'timedOut' } as const

/** The state of one region, with the others at rest. */
const picking = <Point extends string>(point: Point) =>
  ({ picking: { search: 'idle', point, currentPosition: 'idle' } }) as const

export const pickLocationStories = stories(pickLocationMachine, {
  'the location picker opens without a point on a page where nothing is chosen yet': {
    input: { start: null },
    when: [ignored({ type: 'pick.confirm' }), ignored({ type: 'locate.retry' })],
    ends: picking('unset'),
    asked: [],
    context: {
      text: '',
      predictions: [],
      refusal: '',
      chosen: { place_id: '', description: '' },
      location: { lat: 0, lng: 0 },
    },
  },
  'the location picker looks up the point the map opens with': {
    input: { start: there },
    when: [at(picking('locating'), ['busy']), done('locatePoint', inZone)],
    ends: picking('inZone'),
    asked: [['locatePoint', there]],
    context: { location: home },
  },
  // docs/spec.md §9: search debounce 500 ms. §4: choosing a suggestion fetches the address and the zone; confirming hands
  // over zone and location.
  'the location picker picks a place by typing alone, without a map': {
    input: { start: null },
    when: [
      { type: 'text.change', text: ' Palm ' },
      at({ picking: { search: 'typing', point: 'unset', currentPosition: 'idle' } }),
      after('searchPause', 500),
      done('autocompletePlace', { predictions: [palms, plaza] }),
      at({ picking: { search: 'offering', point: 'unset', currentPosition: 'idle' } }),
      { type: 'suggestion.choose', prediction: palms },
      at(picking('placing'), ['busy']),
      done('getPlaceDetails', placed),
      at(picking('locating')),
      done('locatePoint', inZone),
      at(picking('inZone'), ['pickable']),
      { type: 'pick.confirm' },
    ],
    ends: 'picked',
    asked: [
      ['autocompletePlace', { search_text: 'Palm' }],
      ['getPlaceDetails', { placeid: 'p1' }],
      ['locatePoint', there],
    ],
    output: { type: 'picked', location: home },
    context: { text: 'Palm Street', predictions: [] },
  },
  // docs/spec.md §5: place search runs only when the text is non-empty; empty search is ignored.
  'the location picker searches nothing while the text is empty': {
    input: { start: null },
    when: [{ type: 'text.change', text: '   ' }, ignored({ type: 'text.submit' })],
    ends: picking('unset'),
    asked: [],
    context: { text: '   ' },
  },
  'the location picker takes the suggestions away when the text is cleared': {
    input: { start: null },
    when: [
      { type: 'text.change', text: 'Palm' },
      after('searchPause'),
      done('autocompletePlace', { predictions: [palms] }),
      { type: 'text.change', text: '' },
    ],
    ends: picking('unset'),
    context: { predictions: [] },
  },
  'the location picker asks once for what was typed last, after the pause': {
    input: { start: null },
    when: [
      { type: 'text.change', text: 'P' },
      { type: 'text.change', text: 'Pa' },
      { type: 'text.change', text: 'Palm' },
      after('searchPause', 500),
      done('autocompletePlace', { predictions: [palms] }),
    ],
    ends: { picking: { search: 'offering', point: 'unset', currentPosition: 'idle' } },
    asked: [['autocompletePlace', { search_text: 'Palm' }]],
    context: { predictions: [palms] },
  },
  'the location picker drops the answer to a text that was typed over': {
    input: { start: null },
    when: [
      { type: 'text.change', text: 'Palm' },
      after('searchPause'),
      { type: 'text.change', text: 'Harbour' },
      after('searchPause'),
      done('autocompletePlace', { predictions: [plaza] }),
    ],
    ends: { picking: { search: 'offering', point: 'unset', currentPosition: 'idle' } },
    asked: [
      ['autocompletePlace', { search_text: 'Palm' }],
      ['autocompletePlace', { search_text: 'Harbour' }],
    ],
    context: { predictions: [plaza] },
  },
  'the location picker searches at once when the customer presses Enter': {
    input: { start: null },
    when: [
      { type: 'text.change', text: 'Palm' },
      { type: 'text.submit' },
      at({ picking: { search: 'suggesting', point: 'unset', currentPosition: 'idle' } }, ['busy']),
    ],
    ends: { picking: { search: 'suggesting', point: 'unset', currentPosition: 'idle' } },
    asked: [['autocompletePlace', { search_text: 'Palm' }]],
  },
  'the location picker says so when no place matches': {
    input: { start: null },
    when: [
      { type: 'text.change', text: 'Palm' },
      after('searchPause'),
      done('autocompletePlace', { predictions: [palms] }),
      { type: 'text.change', text: 'Xyzzy' },
      after('searchPause'),
      done('autocompletePlace', { predictions: [] }),
    ],
    ends: { picking: { search: 'nothingFound', point: 'unset', currentPosition: 'idle' } },
    context: { text: 'Xyzzy', predictions: [] },
  },
  'the location picker keeps the text when the suggestions do not come, and asks again on request': {
    input: { start: null },
    when: [
      { type: 'text.change', text: 'Palm' },
      after('searchPause'),
      refused('autocompletePlace'),
      at({ picking: { search: 'failed', point: 'unset', currentPosition: 'idle' } }),
      { type: 'text.submit' },
      refused('autocompletePlace'),
      { type: 'text.submit' },
      done('autocompletePlace', { predictions: [palms] }),
    ],
    ends: { picking: { search: 'offering', point: 'unset', currentPosition: 'idle' } },
    asked: [
      ['autocompletePlace', { search_text: 'Palm' }],
      ['autocompletePlace', { search_text: 'Palm' }],
      ['autocompletePlace', { search_text: 'Palm' }],
    ],
    context: { text: 'Palm' },
  },
  'the location picker shows no old suggestions when the newer ones do not come': {
    input: { start: null },
    when: [
      { type: 'text.change', text: 'Palm' },
      after('searchPause'),
      done('autocompletePlace', { predictions: [palms] }),
      { type: 'text.change', text: 'Harbour' },
      after('searchPause'),
      refused('autocompletePlace'),
    ],
    ends: { picking: { search: 'failed', point: 'unset', currentPosition: 'idle' } },
    context: { text: 'Harbour', predictions: [] },
  },
  // docs/spec.md §4: moving the map fetches the address and the zone.
  'the location picker looks up the point whenever the map is moved': {
    input: { start },
    when: [
      done('locatePoint', atStart),
      { type: 'map.move', position: there },
      at(picking('locating')),
      done('locatePoint', inZone),
      { type: 'pick.confirm' },
    ],
    ends: 'picked',
    asked: [
      ['locatePoint', start],
      ['locatePoint', there],
    ],
    output: { type: 'picked', location: home },
  },
  'the location picker shows the last of several moves, and ignores the answers of the earlier moves': {
    input: { start },
    when: [
      { type: 'map.move', position: elsewhere },
      { type: 'map.move', position: there },
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    asked: [
      ['locatePoint', start],
      ['locatePoint', elsewhere],
      ['locatePoint', there],
    ],
    context: { location: home },
  },
  // docs/spec.md §5: the pick button is disabled while the zone lookup loads or when no address is found.
  'the location picker cannot be picked while the point is looked up': {
    input: { start },
    when: [ignored({ type: 'pick.confirm' })],
    ends: picking('locating'),
    context: { location: { ...start, address: '', zone_ids: [] } },
  },
  'the location picker cannot be picked when no address is found': {
    input: { start },
    when: [done('locatePoint', unnamed), ignored({ type: 'pick.confirm' })],
    ends: picking('unnamed'),
  },
  // docs/spec.md §4: if the zone lookup fails, the error message replaces the pick button.
  'the location picker shows why a point is refused, and lets the customer look for another': {
    input: { start },
    when: [
      done('locatePoint', notServed),
      at(picking('refused')),
      ignored({ type: 'pick.confirm' }),
      { type: 'map.move', position: there },
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    context: { refusal: 'We do not deliver here yet', location: home },
  },
  'the location picker offers to try again when no answer comes about the point': {
    input: { start: null },
    when: [
      { type: 'map.move', position: there },
      done('locatePoint', failed),
      at(picking('notLocated')),
      ignored({ type: 'pick.confirm' }),
      { type: 'locate.retry' },
      refused('locatePoint'),
      at(picking('notLocated')),
      { type: 'locate.retry' },
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    asked: [
      ['locatePoint', there],
      ['locatePoint', there],
      ['locatePoint', there],
    ],
  },
  'the location picker offers to try again when the chosen suggestion cannot be found on the map': {
    input: { start: null },
    when: [
      { type: 'suggestion.choose', prediction: palms },
      refused('getPlaceDetails'),
      at(picking('notPlaced')),
      { type: 'locate.retry' },
      done('getPlaceDetails', placed),
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    asked: [
      ['getPlaceDetails', { placeid: 'p1' }],
      ['getPlaceDetails', { placeid: 'p1' }],
      ['locatePoint', there],
    ],
    context: { text: 'Palm Street' },
  },
  'the location picker goes where the map was moved while a suggestion was still being placed': {
    input: { start: null },
    when: [
      { type: 'suggestion.choose', prediction: palms },
      { type: 'map.move', position: there },
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    asked: [
      ['getPlaceDetails', { placeid: 'p1' }],
      ['locatePoint', there],
    ],
  },
  'the location picker takes the second of two suggestions': {
    input: { start: null },
    when: [
      { type: 'suggestion.choose', prediction: plaza },
      { type: 'suggestion.choose', prediction: palms },
      done('getPlaceDetails', placed),
    ],
    ends: picking('locating'),
    asked: [
      ['getPlaceDetails', { placeid: 'p2' }],
      ['getPlaceDetails', { placeid: 'p1' }],
      ['locatePoint', there],
    ],
    context: { text: 'Palm Street', chosen: palms },
  },
  'the location picker goes on typing while the map is moved': {
    input: { start },
    when: [
      { type: 'text.change', text: 'Palm' },
      { type: 'map.move', position: there },
      after('searchPause'),
      done('locatePoint', inZone),
      done('autocompletePlace', { predictions: [palms] }),
    ],
    ends: { picking: { search: 'offering', point: 'inZone', currentPosition: 'idle' } },
    context: { text: 'Palm', predictions: [palms], location: home },
  },
  // docs/spec.md §2, landing: its use-current-location button opens the modal.
  'the location picker asks the browser at once when it was opened to be found': {
    input: { start, locate: true },
    when: [
      at({ picking: { search: 'idle', point: 'locating', currentPosition: 'asking' } }),
      done('geolocation', granted),
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    asked: [['locatePoint', start], ['geolocation'], ['locatePoint', there]],
    context: { location: home },
  },
  // docs/spec.md §2, pick-location modal: a use-current-location button.
  'the location picker goes where the customer is': {
    input: { start },
    when: [
      { type: 'position.request' },
      at({ picking: { search: 'idle', point: 'locating', currentPosition: 'asking' } }),
      done('geolocation', granted),
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    asked: [['locatePoint', start], ['geolocation'], ['locatePoint', there]],
    context: { location: home },
  },
  // docs/spec.md §2, location-permission dialog: opens when the browser location is unavailable.
  'the location picker asks for the permission when it is denied, and keeps what was found before': {
    input: { start: there },
    when: [
      done('locatePoint', inZone),
      { type: 'position.request' },
      ignored({ type: 'position.request' }),
      done('geolocation', denied),
      at({ picking: { search: 'idle', point: 'inZone', currentPosition: 'refused' } }),
      { type: 'permission.close' },
      at(picking('inZone')),
      { type: 'pick.confirm' },
    ],
    ends: 'picked',
    output: { type: 'picked', location: home },
  },
  'the location picker asks for the permission when the position is unavailable or comes too late': {
    input: { start: null },
    when: [
      { type: 'position.request' },
      at({ picking: { search: 'idle', point: 'unset', currentPosition: 'asking' } }, ['busy']),
      done('geolocation', unavailable),
      at({ picking: { search: 'idle', point: 'unset', currentPosition: 'refused' } }),
      { type: 'position.request' },
      done('geolocation', timedOut),
      at({ picking: { search: 'idle', point: 'unset', currentPosition: 'refused' } }),
      { type: 'position.request' },
      refused('geolocation'),
    ],
    ends: { picking: { search: 'idle', point: 'unset', currentPosition: 'refused' } },
    asked: [['geolocation'], ['geolocation'], ['geolocation']],
  },
  'the location picker stays where the map was moved although the browser finds the customer later': {
    input: { start: null },
    when: [
      { type: 'position.request' },
      { type: 'map.move', position: there },
      at(picking('locating')),
      done('locatePoint', inZone),
    ],
    ends: picking('inZone'),
    context: { location: home },
  },
  'the location picker stays with the suggestion although the browser finds the customer later': {
    input: { start: null },
    when: [{ type: 'position.request' }, { type: 'suggestion.choose', prediction: palms }],
    ends: picking('placing'),
  },
  'the location picker decides nothing when the customer closes it': {
    input: { start: there },
    when: [done('locatePoint', inZone), { type: 'pick.close' }],
    ends: 'dismissed',
    output: { type: 'dismissed' },
  },
})
