import { ApiError } from '#api/api-error.ts'
import { pushMachine } from '#machines/app/push.machine.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const lost = new TypeError('network error')
const order = { order_id: 100001, order_status: 'picked_up', order_type: 'parcel' } as const
const message = { conversation_id: 5, sender_type: 'delivery_man' }
const referral = { title: 'A friend joined', body: 'You earned 5' }

export const pushStories = stories(pushMachine, {
  // docs/spec.md §4, push messages: chat messages, referrals and others are passed on.
  'the event stream passes on what the shop sends': {
    when: [
      at({ connected: 'connecting' }),
      { type: 'stream.open' },
      at({ connected: 'listening' }),
      { type: 'order.news', ...order },
      { type: 'message.news', ...message },
      { type: 'referral.news', ...referral },
    ],
    ends: { connected: 'listening' },
    asked: [['streamEvents']],
    heard: [
      { type: 'order.changed', ...order },
      { type: 'message.arrived', ...message },
      { type: 'referral.arrived', ...referral },
    ],
  },
  'the event stream passes on the step that a refund took': {
    when: [
      { type: 'stream.open' },
      { type: 'order.news', order_id: 100001, order_status: 'delivered', refund: 'declined' },
    ],
    ends: { connected: 'listening' },
    heard: [{ type: 'order.changed', order_id: 100001, order_status: 'delivered', refund: 'declined' }],
  },
  'the event stream passes on that a parcel was lost': {
    when: [
      { type: 'stream.open' },
      { type: 'order.news', order_id: 100001, order_status: 'canceled', order_type: 'parcel', lost: true },
    ],
    ends: { connected: 'listening' },
    heard: [
      { type: 'order.changed', order_id: 100001, order_status: 'canceled', order_type: 'parcel', lost: true },
    ],
  },
  'the page passes on what the service worker hands over, and only while the stream is not open': {
    when: [
      { type: 'device.news', update: { type: 'order.news', ...order } },
      { type: 'stream.open' },
      ignored({ type: 'device.news', update: { type: 'message.news', ...message } }),
      done('streamEvents'),
      at('backingOff'),
      { type: 'device.news', update: { type: 'message.news', ...message } },
    ],
    ends: 'backingOff',
    heard: [
      { type: 'order.changed', ...order },
      { type: 'message.arrived', ...message },
    ],
  },
  'the page passes on what the service worker hands over in a shop without a stream': {
    when: [
      refused('streamEvents', new ApiError(404, [{ code: 'not-found', message: 'No such page' }])),
      { type: 'device.news', update: { type: 'referral.news', ...referral } },
    ],
    ends: 'unavailable',
    heard: [{ type: 'referral.arrived', ...referral }],
  },
  'the event stream connects again, after ever longer pauses, while the shop is out of reach': {
    when: [
      refused('streamEvents', lost),
      at('backingOff'),
      after('retryPause', 1000),
      refused('streamEvents', lost),
      after('retryPause', 2000),
      refused('streamEvents', lost),
      after('retryPause', 4000),
      at({ connected: 'connecting' }),
      { type: 'stream.open' },
    ],
    ends: { connected: 'listening' },
    asked: [['streamEvents'], ['streamEvents'], ['streamEvents'], ['streamEvents']],
    context: { failures: 0 },
  },
  'the event stream connects again when the shop closes the line': {
    when: [
      { type: 'stream.open' },
      done('streamEvents'),
      after('retryPause', 1000),
      refused('streamEvents', lost),
      after('retryPause', 2000),
      { type: 'stream.open' },
    ],
    ends: { connected: 'listening' },
    asked: [['streamEvents'], ['streamEvents'], ['streamEvents']],
  },
  'the event stream connects at once when the browser is online again': {
    when: [refused('streamEvents', lost), { type: 'push.retry' }],
    ends: { connected: 'connecting' },
    asked: [['streamEvents'], ['streamEvents']],
  },
  'the event stream opens a new line when another customer or guest shops': {
    when: [{ type: 'stream.open' }, { type: 'shopper.change' }],
    ends: { connected: 'connecting' },
    asked: [['streamEvents'], ['streamEvents']],
  },
  'the event stream does not make a new shopper wait for the failures of the one before': {
    when: [refused('streamEvents', lost), { type: 'shopper.change' }, refused('streamEvents', lost)],
    ends: 'backingOff',
    context: { failures: 1 },
  },
  'the event stream leaves a shop alone that has no such line': {
    when: [
      refused('streamEvents', new ApiError(404, [{ code: 'not-found', message: 'No such page' }])),
      ignored({ type: 'push.retry' }),
    ],
    ends: 'unavailable',
    asked: [['streamEvents']],
  },
})
