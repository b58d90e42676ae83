import { notificationsMachine } from '#machines/app/notifications.machine.ts'
import { model } from '#tests/support/model.ts'

const opened = {
  id: '0f6a1f5c-7a4e-4a57-9d0c-3f1d1c0a7b55',
  order_id: 100001,
  created_at: '2026-11-20T08:31:00.000Z',
}

export const notificationsModel = model(notificationsMachine, {
  inputs: { start: undefined },
  events: {
    // Two notifications are on show; a third mark waits for nothing that two do not show.
    'notification.open': ({ context }) => (context.queue.length < 2 ? [{ opened }] : []),
    'all.read': ({ context }) => (context.queue.length < 2 ? [{ until: '2026-11-20T08:31:00.000Z' }] : []),
    'shopper.changed': [{}],
  },
  answers: {
    readNotification: { done: [{ unread_count: 1 }], refused: [new TypeError('Failed to fetch')] },
    readNotifications: { done: [{ unread_count: 0 }], refused: [new TypeError('Failed to fetch')] },
  },
})
