import { NoPosition } from '#browser/geolocation.ts'
import { geolocationMachine } from '#machines/location/geolocation.machine.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const position = { lat: 25.2, lng: 55.3 }

// docs/spec.md §9, map and location: geolocation decision timeout 5000 ms.
export const geolocationStories = stories(geolocationMachine, {
  'the geolocation knows where the customer is when the browser says so': {
    when: [at('asking', ['busy']), done('currentPosition', position)],
    ends: 'granted',
    asked: [['currentPosition']],
    output: { type: 'granted', position },
  },
  'the geolocation says that the permission is off': {
    when: [refused('currentPosition', new NoPosition('denied'))],
    ends: 'denied',
    output: { type: 'denied' },
  },
  'the geolocation says that the device cannot tell': {
    when: [refused('currentPosition', new NoPosition('unavailable'))],
    ends: 'unavailable',
    output: { type: 'unavailable' },
  },
  'the geolocation says that the device cannot tell when the browser fails with an unknown error': {
    when: [refused('currentPosition', 'no reason given')],
    ends: 'unavailable',
    output: { type: 'unavailable' },
  },
  'the geolocation says that the device cannot tell when the browser gives no reason': {
    when: [refused('currentPosition', null)],
    ends: 'unavailable',
    output: { type: 'unavailable' },
  },
  'the geolocation says that it took too long when the browser gives up': {
    when: [refused('currentPosition', new NoPosition('timedOut'))],
    ends: 'timedOut',
    output: { type: 'timedOut' },
  },
  'the geolocation decides after five seconds, although the browser has not answered': {
    when: [after('decisionTime', 5000)],
    ends: 'timedOut',
    output: { type: 'timedOut' },
  },
})
