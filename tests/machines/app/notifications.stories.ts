import { ApiError } from '#api/api-error.ts'
import { notificationsMachine } from '#machines/app/notifications.machine.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const noon = '2026-11-25T12:00:00.000Z'
const row = (id: string) => ({ id, order_id: 7, created_at: noon })
const open = (id: string) => ({ type: 'notification.open', opened: row(id) }) as const
const readAll = { type: 'all.read', until: noon } as const
const less = { type: 'notifications.read' } as const
const gone = new ApiError(404, [{ code: 'id', message: 'This notification does not exist.' }])

// docs/spec.md §4, push messages; docs/contract.md §2 Ours: customer/notifications.
export const notificationsStories = stories(notificationsMachine, {
  'a notification is read at once when the customer opens it, and the server hears of it': {
    when: [open('a'), at({ sending: 'one' }), done('readNotification', { unread_count: 1 })],
    ends: 'settled',
    asked: [['readNotification', { notification_id: 'a' }]],
    heard: [less],
    context: { queue: [], marks: [{ type: 'one', opened: row('a') }] },
  },
  'a notification is shown as read while its mark is being sent': {
    when: [open('a')],
    ends: { sending: 'one' },
    context: { queue: [{ type: 'one', opened: row('a') }], marks: [] },
  },
  'all notifications up to the newest on show are marked in one call': {
    when: [readAll, at({ sending: 'all' }), done('readNotifications', { unread_count: 0 })],
    ends: 'settled',
    asked: [['readNotifications', { until: noon }]],
    heard: [less],
    context: { queue: [], marks: [{ type: 'all', until: noon }] },
  },
  'a quick customer loses no press: each mark is sent, in the order of the presses': {
    when: [
      open('a'),
      open('b'),
      readAll,
      done('readNotification', { unread_count: 2 }),
      at({ sending: 'one' }),
      done('readNotification', { unread_count: 1 }),
      at({ sending: 'all' }),
      open('c'),
      readAll,
      done('readNotifications', { unread_count: 0 }),
      done('readNotification', { unread_count: 0 }),
      done('readNotifications', { unread_count: 0 }),
    ],
    ends: 'settled',
    asked: [
      ['readNotification', { notification_id: 'a' }],
      ['readNotification', { notification_id: 'b' }],
      ['readNotifications', { until: noon }],
      ['readNotification', { notification_id: 'c' }],
      ['readNotifications', { until: noon }],
    ],
    heard: [less, less, less, less, less],
    context: {
      queue: [],
      marks: [
        { type: 'one', opened: row('a') },
        { type: 'one', opened: row('b') },
        { type: 'all', until: noon },
        { type: 'one', opened: row('c') },
        { type: 'all', until: noon },
      ],
    },
  },
  'a notification is unread again when its mark does not arrive, and the customer hears why': {
    when: [open('a'), open('b'), refused('readNotification', gone), at({ sending: 'one' })],
    ends: { sending: 'one' },
    asked: [
      ['readNotification', { notification_id: 'a' }],
      ['readNotification', { notification_id: 'b' }],
    ],
    heard: [{ type: 'failure', error: gone }],
    context: { queue: [{ type: 'one', opened: row('b') }], marks: [] },
  },
  'all notifications are unread again when marking them fails, and the customer can press again': {
    when: [readAll, refused('readNotifications', gone), at('settled'), readAll],
    ends: { sending: 'all' },
    heard: [{ type: 'failure', error: gone }],
    context: { queue: [{ type: 'all', until: noon }], marks: [] },
  },
  'the marks of one customer do not hold for the next, who signs in on the same page': {
    when: [open('a'), done('readNotification', { unread_count: 0 }), readAll, { type: 'shopper.changed' }],
    ends: 'settled',
    heard: [less],
    context: { queue: [], marks: [] },
  },
})
