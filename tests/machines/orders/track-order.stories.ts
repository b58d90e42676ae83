import { ApiError } from '#api/api-error.ts'
import { trackOrderMachine } from '#machines/orders/track-order.machine.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const pending = orderAs('pending')
const confirmed = orderAs('confirmed')
const pickedUp = orderAs('picked_up')
const delivered = orderAs('delivered')
const guest = { order: pending, contact_number: '+971501234567' }
const question = { order_id: 100001, contact_number: '+971501234567' }
const offline = new TypeError('Failed to fetch')
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])

export const trackOrderStories = stories(trackOrderMachine, {
  // docs/spec.md §4, order tracking drawer: it polls every 10 seconds until delivered. §9: order poll interval 10 s.
  'the order tracking asks every ten seconds until the order is delivered': {
    input: guest,
    when: [
      at({ following: 'waiting' }),
      after('pollInterval', 10_000),
      done('trackOrder', confirmed),
      after('pollInterval', 10_000),
      done('trackOrder', pickedUp),
      at({ following: 'waiting' }),
      after('pollInterval', 10_000),
      done('trackOrder', delivered),
    ],
    ends: 'delivered',
    asked: [
      ['trackOrder', question],
      ['trackOrder', question],
      ['trackOrder', question],
    ],
    output: delivered,
    context: { order: delivered },
  },
  'the order tracking never asks about an order that is already delivered': {
    input: { order: delivered, contact_number: '' },
    when: [],
    ends: 'delivered',
    asked: [],
    output: delivered,
  },
  'the order tracking ends with an order that was canceled': {
    input: guest,
    when: [after('pollInterval'), done('trackOrder', orderAs('canceled'))],
    ends: 'ended',
    output: orderAs('canceled'),
  },
  'the order tracking ends with an order that failed': {
    input: { order: orderAs('failed'), contact_number: '' },
    when: [],
    ends: 'ended',
    output: orderAs('failed'),
  },
  'the order tracking ends with an order that was refunded': {
    input: { order: orderAs('refunded'), contact_number: '' },
    when: [],
    ends: 'ended',
    output: orderAs('refunded'),
  },
  'the order tracking ends with an order whose refund is asked for': {
    input: { order: orderAs('refund_requested'), contact_number: '' },
    when: [],
    ends: 'ended',
    output: orderAs('refund_requested'),
  },
  'the order tracking goes on through every step in the kitchen': {
    input: guest,
    when: [
      after('pollInterval'),
      done('trackOrder', orderAs('accepted')),
      after('pollInterval'),
      done('trackOrder', orderAs('processing')),
      after('pollInterval'),
      done('trackOrder', orderAs('handover')),
    ],
    ends: { following: 'waiting' },
    context: { order: orderAs('handover') },
  },
  'the order tracking asks at once when the shop sends word': {
    input: guest,
    when: [{ type: 'order.news', order_id: 100001 }, done('trackOrder', confirmed)],
    ends: { following: 'waiting' },
    asked: [['trackOrder', question]],
    context: { order: confirmed },
  },
  'the order tracking asks anew when word comes while an older answer is on its way': {
    input: guest,
    when: [after('pollInterval'), { type: 'order.news', order_id: 100001 }, done('trackOrder', pickedUp)],
    ends: { following: 'waiting' },
    asked: [
      ['trackOrder', question],
      ['trackOrder', question],
    ],
    context: { order: pickedUp },
  },
  'the order tracking does not care for word of another order': {
    input: guest,
    when: [ignored({ type: 'order.news', order_id: 100002 })],
    ends: { following: 'waiting' },
    asked: [],
  },
  'the order tracking keeps showing the order when no answer comes, and waits longer after every failure': {
    input: guest,
    when: [
      after('pollInterval'),
      refused('trackOrder', offline),
      at({ following: 'backingOff' }),
      after('retryPause', 1000),
      refused('trackOrder', offline),
      after('retryPause', 2000),
      refused('trackOrder', offline),
      after('retryPause', 4000),
      done('trackOrder', confirmed),
    ],
    ends: { following: 'waiting' },
    context: { order: confirmed, failures: 0 },
  },
  'the order tracking shows the last order heard of while the shop is out of reach': {
    input: guest,
    when: [after('pollInterval'), refused('trackOrder', offline)],
    ends: { following: 'backingOff' },
    context: { order: pending },
  },
  'the order tracking asks at once when the customer does not want to wait': {
    input: guest,
    when: [
      after('pollInterval'),
      refused('trackOrder', offline),
      { type: 'track.retry' },
      done('trackOrder', confirmed),
    ],
    ends: { following: 'waiting' },
    context: { order: confirmed },
  },
  // docs/spec.md §2: an 'Order not found' state.
  'the order tracking says so when the order is no longer there': {
    input: guest,
    when: [after('pollInterval'), refused('trackOrder', gone)],
    ends: 'notFound',
    output: pending,
  },
  'the order tracking asks nothing while the page is hidden, and asks at once when it is shown again': {
    input: guest,
    when: [
      { type: 'page.hidden' },
      at('paused'),
      ignored({ type: 'order.news', order_id: 100001 }),
      { type: 'page.shown' },
      at({ following: 'asking' }, ['busy']),
      done('trackOrder', confirmed),
    ],
    ends: { following: 'waiting' },
    asked: [['trackOrder', question]],
    context: { order: confirmed },
  },
  'the order tracking takes the question back when the page is hidden': {
    input: guest,
    when: [
      after('pollInterval'),
      { type: 'page.hidden' },
      { type: 'page.shown' },
      done('trackOrder', delivered),
    ],
    ends: 'delivered',
    asked: [
      ['trackOrder', question],
      ['trackOrder', question],
    ],
    output: delivered,
  },
})
