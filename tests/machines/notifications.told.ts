import { notificationsMachine } from '#machines/notifications.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/contract.md §2 Ours: the bell counts what is still unread. */
export const notificationsTold = told(notificationsMachine, {
  'notifications.read': { readsAgain: ['listNotifications'] },
  failure,
})
