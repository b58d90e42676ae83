import { remindPaymentMachine } from '#machines/remind-payment.machine.ts'
import type { UnpaidOrder } from '#machines/rules/unpaid-orders.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const order = (id: number, time: string | null) =>
  ({
    id,
    payment_method: 'digital_payment',
    payment_deadline: time && `2026-11-20T${time}.000Z`,
  }) as const
const says = (...orders: ReturnType<typeof order>[]) =>
  done('readOrdersUnderWay', { orders, now, ahead: 250 })
const unpaid = (id: number, minutes: number): UnpaidOrder => ({
  id,
  payment_method: 'digital_payment',
  deadline: now + minutes * 60_000,
})
const changed = { type: 'orders.changed' } as const
const asked = (times: number) =>
  Array.from({ length: times }, (): ['readOrdersUnderWay'] => ['readOrdersUnderWay'])

/** docs/spec.md §4, failed order payment: an order that is not paid in time is canceled. */
export const remindPaymentStories = stories(remindPaymentMachine, {
  'the pages remind of nothing before the server has answered': {
    when: [],
    ends: 'reading',
    asked: asked(1),
    context: { unpaid: [] },
  },
  'the reminder names the order whose time to pay ends first, by the clock of the server': {
    when: [at('reading'), says(order(8, '12:30:00'), order(7, '12:10:00'), order(6, null))],
    ends: 'waiting',
    asked: asked(1),
    context: { unpaid: [unpaid(7, 10), unpaid(8, 30)], left: 600_000, ahead: 250 },
  },
  'the reminder rests while no order waits to be paid': {
    when: [says(order(6, null))],
    ends: 'resting',
    asked: asked(1),
    context: { unpaid: [], left: 0 },
  },
  'the reminder appears when an order is placed in another tab': {
    when: [says(), at('resting'), changed, says(order(7, '12:10:00'))],
    ends: 'waiting',
    asked: asked(2),
    context: { unpaid: [unpaid(7, 10)] },
  },
  'the reminder goes when the order is paid': {
    when: [says(order(7, '12:10:00')), at('waiting'), changed, at('reading'), says(order(7, null))],
    ends: 'resting',
    asked: asked(2),
    context: { unpaid: [] },
  },
  'the reminder stays in sight while the server is asked': {
    when: [says(order(7, '12:10:00')), changed],
    ends: 'reading',
    context: { unpaid: [unpaid(7, 10)] },
  },
  'the reminder asks again when the time to pay is over': {
    when: [says(order(7, '12:10:00')), after('untilDeadline', 600_000), says()],
    ends: 'resting',
    asked: asked(2),
    context: { unpaid: [] },
  },
  'the reminder asks anew when an order changes while the server is asked': {
    when: [changed, says()],
    ends: 'resting',
    asked: asked(2),
  },
  'the reminder asks again later when no answer comes, and later still the next time': {
    when: [
      refused('readOrdersUnderWay'),
      at('unread'),
      after('retryPause', 1000),
      refused('readOrdersUnderWay'),
      after('retryPause', 2000),
      says(order(7, '12:10:00')),
      changed,
      refused('readOrdersUnderWay'),
      after('retryPause', 1000),
    ],
    ends: 'reading',
    asked: asked(5),
    context: { unpaid: [unpaid(7, 10)] },
  },
  'the reminder asks at once when an order changes while it waits to ask again': {
    when: [refused('readOrdersUnderWay'), changed],
    ends: 'reading',
    asked: asked(2),
  },
})
