import { ApiError } from '#api/api-error.ts'
import { liveOrderMachine } from '#machines/orders/live-order.machine.ts'
import type { LiveOrder } from '#openapi/generated/client.ts'
import {
  endedAs,
  now,
  plannedFor,
  runningOrder,
  tomorrow,
  waitsFor,
} from '#tests/machines/samples/live-order.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const says = (...orders: LiveOrder[]) => done('checkRunningOrder', { orders, now, tomorrow })
const changed = { type: 'orders.changed' } as const
const asked = (times: number) =>
  Array.from({ length: times }, (): ['checkRunningOrder'] => ['checkRunningOrder'])
const howEnded = (order_id: number): ['trackOrder', { order_id: number; contact_number: string }] => [
  'trackOrder',
  { order_id, contact_number: '' },
]
const hidden = new ApiError(404, [{ code: 'order', message: 'Order not found' }])

/** docs/spec.md §4, failed order payment: an order that is not paid in time is canceled; §7 Orders, running-order check. */
export const liveOrderStories = stories(liveOrderMachine, {
  'the pages speak of no order before the server has answered': {
    when: [],
    ends: 'reading',
    asked: asked(1),
    context: { orders: [], gone: [] },
  },
  'the reminder names the order whose time to pay ends first, by the clock of the server': {
    when: [at('reading'), says(waitsFor(8, 30), waitsFor(7, 10), runningOrder(6))],
    ends: 'unpaid',
    asked: asked(1),
    context: { orders: [waitsFor(7, 10), waitsFor(8, 30), runningOrder(6)], left: 600_000 },
  },
  'the pages speak of no order while none is under way': {
    when: [says()],
    ends: 'resting',
    asked: asked(1),
    context: { orders: [], left: 0 },
  },
  'the pages do not speak of an order for tomorrow and ask now and then whether its day has begun': {
    when: [says(plannedFor(7)), at('planned'), after('plannedPause', 30 * 60_000), at('reading')],
    ends: 'reading',
    asked: asked(2),
    context: { orders: [], planned: [plannedFor(7)] },
  },
  'the pages speak of an order for tomorrow once the store begins': {
    when: [says(plannedFor(7)), changed, says(plannedFor(7, { order_status: 'processing' }))],
    ends: 'underWay',
    asked: asked(2),
    context: { orders: [plannedFor(7, { order_status: 'processing' })], planned: [] },
  },
  'the pages speak of the order of today, and not of the order for tomorrow': {
    when: [says(plannedFor(8), runningOrder(7))],
    ends: 'underWay',
    context: { orders: [runningOrder(7)], planned: [plannedFor(8)] },
  },
  'the reminder names an order for tomorrow that waits to be paid': {
    when: [says({ ...waitsFor(7, 10), schedule_at: plannedFor(7).schedule_at })],
    ends: 'unpaid',
    context: { planned: [], left: 600_000 },
  },
  'the pages say nothing when an order for tomorrow is canceled before its day': {
    when: [says(plannedFor(7)), changed, says()],
    ends: 'resting',
    asked: asked(2),
    context: { gone: [], planned: [] },
  },
  'the pages ask after the shortest pause again once they know of an order for tomorrow': {
    when: [
      refused('checkRunningOrder'),
      after('retryPause', 1000),
      says(plannedFor(7)),
      changed,
      refused('checkRunningOrder'),
      after('retryPause', 1000),
    ],
    ends: 'reading',
    asked: asked(4),
  },
  'the reminder appears when an order is placed in another tab': {
    when: [says(), at('resting'), changed, says(waitsFor(7, 10))],
    ends: 'unpaid',
    asked: asked(2),
    context: { orders: [waitsFor(7, 10)] },
  },
  'the reminder gives way to the order itself when it is paid': {
    when: [says(waitsFor(7, 10)), at('unpaid'), changed, at('reading'), says(runningOrder(7))],
    ends: 'underWay',
    asked: asked(2),
    context: { orders: [runningOrder(7)], left: 0 },
  },
  'the reminder stays in sight while the server is asked': {
    when: [says(waitsFor(7, 10)), changed],
    ends: 'reading',
    context: { orders: [waitsFor(7, 10)] },
  },
  'the reminder asks every five seconds once the time to pay is over, and says how the order ended': {
    when: [
      says(waitsFor(7, 10)),
      after('untilDeadline', 600_000),
      says(waitsFor(7, -1)),
      at('unpaid'),
      after('untilDeadline', 5_000),
      says(),
      done('trackOrder', endedAs(7, 'canceled')),
    ],
    ends: 'ended',
    asked: [...asked(3), howEnded(7)],
    context: { orders: [], gone: [endedAs(7, 'canceled')] },
  },
  'the pages name the order that arrives first': {
    when: [says(runningOrder(8, 40), runningOrder(7, 17))],
    ends: 'underWay',
    asked: asked(1),
    context: { orders: [runningOrder(7, 17), runningOrder(8, 40)] },
  },
  'the bar follows the minutes of the server, also when no news come': {
    when: [
      says(runningOrder(7, 17)),
      after('pollInterval', 60_000),
      at('reading'),
      says(runningOrder(7, 16)),
    ],
    ends: 'underWay',
    asked: asked(2),
    context: { orders: [runningOrder(7, 16)] },
  },
  'the bar follows the status of the order at its news': {
    when: [says(runningOrder(7)), changed, says(runningOrder(7, 9, { order_status: 'picked_up' }))],
    ends: 'underWay',
    asked: asked(2),
    context: { orders: [runningOrder(7, 9, { order_status: 'picked_up' })], gone: [] },
  },
  'the bar says once how the order ended, and leaves': {
    when: [
      says(runningOrder(7)),
      changed,
      says(),
      at('readingEnd'),
      done('trackOrder', endedAs(7, 'delivered')),
      at('ended'),
      after('farewell', 15_000),
      at('reading'),
      says(),
    ],
    ends: 'resting',
    asked: [...asked(2), howEnded(7), ...asked(1)],
    context: { orders: [], gone: [] },
  },
  'the bar names the order and how it ended for as long as it says so': {
    when: [says(runningOrder(7)), changed, says(runningOrder(8)), done('trackOrder', endedAs(7, 'canceled'))],
    ends: 'ended',
    context: { gone: [endedAs(7, 'canceled')], orders: [runningOrder(8)] },
  },
  'the bar goes on with the next order after it said how the first one ended': {
    when: [
      says(runningOrder(7), runningOrder(8, 40)),
      changed,
      says(runningOrder(8, 40)),
      done('trackOrder', endedAs(7, 'delivered')),
      after('farewell', 15_000),
      says(runningOrder(8, 39)),
    ],
    ends: 'underWay',
    context: { gone: [], orders: [runningOrder(8, 39)] },
  },
  'the bar speaks of the end of the order that it named, and of no other': {
    when: [says(runningOrder(7), runningOrder(8, 40)), changed, says(runningOrder(7))],
    ends: 'underWay',
    asked: asked(2),
    context: { gone: [] },
  },
  'the bar keeps the order in sight while the server is asked how it ended': {
    when: [says(runningOrder(7)), changed, says()],
    ends: 'readingEnd',
    context: { gone: [runningOrder(7)] },
  },
  'the bar leaves without a word when the server does not show the order any more': {
    when: [says(runningOrder(7)), changed, says(), refused('trackOrder', hidden)],
    ends: 'resting',
    asked: [...asked(2), howEnded(7)],
    context: { gone: [] },
  },
  'the bar asks once more how the order ended when no answer comes, and waits longer each time': {
    when: [
      says(runningOrder(7)),
      changed,
      says(),
      refused('trackOrder'),
      at('unread'),
      after('retryPause', 1000),
      says(),
      refused('trackOrder'),
      after('retryPause', 2000),
      says(),
      done('trackOrder', endedAs(7, 'delivered')),
      after('farewell'),
      refused('checkRunningOrder'),
      after('retryPause', 1000),
    ],
    ends: 'reading',
    asked: [...asked(2), howEnded(7), ...asked(1), howEnded(7), ...asked(1), howEnded(7), ...asked(2)],
  },
  'the bar speaks of the end of no order that is under way again': {
    when: [says(runningOrder(7)), changed, says(), refused('trackOrder'), changed, says(runningOrder(7))],
    ends: 'underWay',
    asked: [...asked(2), howEnded(7), ...asked(1)],
    context: { gone: [] },
  },
  'the pages ask anew when an order changes while the server is asked': {
    when: [changed, says()],
    ends: 'resting',
    asked: asked(2),
  },
  'the pages ask again later when no answer comes, and later still the next time': {
    when: [
      refused('checkRunningOrder'),
      at('unread'),
      after('retryPause', 1000),
      refused('checkRunningOrder'),
      after('retryPause', 2000),
      says(waitsFor(7, 10)),
      changed,
      refused('checkRunningOrder'),
      after('retryPause', 1000),
      says(runningOrder(7)),
      changed,
      refused('checkRunningOrder'),
      after('retryPause', 1000),
      says(),
      done('trackOrder', endedAs(7, 'delivered')),
      after('farewell'),
      says(),
      changed,
      refused('checkRunningOrder'),
      after('retryPause', 1000),
    ],
    ends: 'reading',
    asked: [...asked(7), howEnded(7), ...asked(3)],
    context: { orders: [] },
  },
  'the pages ask again after the shortest pause once an answer came, also when no order was under way': {
    when: [
      refused('checkRunningOrder'),
      after('retryPause', 1000),
      says(),
      changed,
      refused('checkRunningOrder'),
      after('retryPause', 1000),
    ],
    ends: 'reading',
    asked: asked(4),
  },
  'the pages ask at once when an order changes while they wait to ask again': {
    when: [refused('checkRunningOrder'), changed],
    ends: 'reading',
    asked: asked(2),
  },
})
