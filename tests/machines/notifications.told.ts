import { notificationsMachine } from '#machines/app/notifications.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/contract.md §2 Ours: the bell counts the notifications that are still unread. */
export const notificationsTold = told(notificationsMachine, {
  'notifications.read': { readsAgain: ['listNotifications'] },
  failure,
})
