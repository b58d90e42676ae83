import { ApiError } from '#api/api-error.ts'
import { parcelTrackingMachine } from '#machines/parcel/parcel-tracking.machine.ts'
import { parcelAs } from '#tests/machines/samples/shared-parcel.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const token = 'Vb0r3Jw5Yq2mXc8dN1tKzE'
const input = { token }
const coming = parcelAs({ order_status: 'processing', picked_up: null })
const carried = parcelAs({})
const handedOver = parcelAs({ order_status: 'delivered', delivered: '2026-11-20T12:40:00.000Z' })
const waits = parcelAs({
  attempt: {
    at: '2026-11-20T12:40:00.000Z',
    reason: 'Nobody opened the door',
    waiting_until: '2026-11-20T12:50:00.000Z',
  },
})
const goesBack = parcelAs({
  return: { status: 'on_the_way', at: '2026-11-20T12:50:00.000Z', fee: null, due: null },
})
const cameBack = parcelAs({
  order_status: 'canceled',
  canceled: '2026-11-20T13:10:00.000Z',
  return: { status: 'returned', at: '2026-11-20T13:10:00.000Z', fee: null, due: null },
})
const offline = new TypeError('Failed to fetch')
const gone = new ApiError(404, [{ code: 'link', message: 'This link has expired or is no longer shared.' }])
const malformed = new ApiError(403, [{ code: 'token', message: 'The token is not valid.' }])

// docs/spec.md §4, order tracking drawer; §9: order poll interval 10 s; docs/contract.md §2: GET order/parcel-shared.
export const parcelTrackingStories = stories(parcelTrackingMachine, {
  'the holder of a link follows the parcel every ten seconds until it is handed over': {
    input,
    when: [
      at('opening', ['busy']),
      done('trackSharedParcel', coming),
      at({ following: 'waiting' }),
      after('pollInterval', 10_000),
      at({ following: 'asking' }, ['busy']),
      done('trackSharedParcel', carried),
      after('pollInterval', 10_000),
      done('trackSharedParcel', handedOver),
    ],
    ends: 'over',
    asked: [
      ['trackSharedParcel', { token }],
      ['trackSharedParcel', { token }],
      ['trackSharedParcel', { token }],
    ],
    context: { parcel: handedOver },
  },
  'a failed hand-over is followed through the waiting and the way back until the sender has the parcel': {
    input,
    when: [
      done('trackSharedParcel', carried),
      after('pollInterval'),
      done('trackSharedParcel', waits),
      at({ following: 'waiting' }),
      after('pollInterval'),
      done('trackSharedParcel', goesBack),
      at({ following: 'waiting' }),
      after('pollInterval'),
      done('trackSharedParcel', cameBack),
    ],
    ends: 'over',
    context: { parcel: cameBack },
  },
  'a parcel that is over is read once': {
    input,
    when: [done('trackSharedParcel', handedOver)],
    ends: 'over',
    asked: [['trackSharedParcel', { token }]],
  },
  'a link that the server does not know opens nothing': {
    input,
    when: [refused('trackSharedParcel', gone)],
    ends: 'gone',
  },
  'a link that is cut short opens nothing': {
    input,
    when: [refused('trackSharedParcel', malformed)],
    ends: 'gone',
  },
  'a link that expires while the page is open takes the parcel off the page': {
    input,
    when: [done('trackSharedParcel', carried), after('pollInterval'), refused('trackSharedParcel', gone)],
    ends: 'gone',
  },
  'the holder of the link reads again when the first reply did not come': {
    input,
    when: [
      refused('trackSharedParcel', offline),
      at('failed'),
      { type: 'track.retry' },
      at('opening', ['busy']),
      done('trackSharedParcel', carried),
    ],
    ends: { following: 'waiting' },
    context: { parcel: carried },
  },
  'the parcel stays on the page while the server does not answer, and reads wait ever longer': {
    input,
    when: [
      done('trackSharedParcel', carried),
      after('pollInterval'),
      refused('trackSharedParcel', offline),
      after('retryPause', 1_000),
      refused('trackSharedParcel', offline),
      at({ following: 'backingOff' }),
      after('retryPause', 2_000),
      refused('trackSharedParcel', offline),
      { type: 'track.retry' },
      at({ following: 'asking' }, ['busy']),
      done('trackSharedParcel', carried),
      after('pollInterval'),
      refused('trackSharedParcel', offline),
      after('retryPause', 1_000),
    ],
    ends: { following: 'asking' },
    context: { parcel: carried, failures: 1 },
  },
  'a hidden page reads nothing, and reads at once when it is shown': {
    input,
    when: [
      done('trackSharedParcel', carried),
      { type: 'page.hidden' },
      at('paused'),
      { type: 'page.shown' },
      at({ following: 'asking' }, ['busy']),
      done('trackSharedParcel', handedOver),
    ],
    ends: 'over',
  },
  'a link that opens in the background reads the parcel once the page is shown': {
    input,
    when: [{ type: 'page.hidden' }, at('unseen'), { type: 'page.shown' }, done('trackSharedParcel', carried)],
    ends: { following: 'waiting' },
  },
})
