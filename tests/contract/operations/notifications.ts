import type { Cases } from '../support/cases.type.ts'
import { idOf } from '../support/cases.type.ts'

export const cases = {
  listNotifications: {
    own: ({ notifications }) => notifications.map(idOf),
  },
  readNotifications: {
    ends: 'what is gone or kept for later',
  },
  readNotification: {
    thing: 'notification_id',
    ends: 'what is gone or kept for later',
  },
  getNotificationSettings: {
    shared: 'which kinds the caller wants; that another customer keeps theirs: notifications.test.ts',
    ends: 'what is shown as it is',
  },
  updateNotificationSettings: {
    ends: 'what is gone or kept for later',
  },
  getPushKey: {
    ends: 'for machines',
  },
  subscribeToPush: {
    ends: 'what is gone or kept for later',
  },
  unsubscribeFromPush: {
    ends: 'what is gone or kept for later',
  },
} satisfies Cases
