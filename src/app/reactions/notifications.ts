import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** The bell counts unread notifications: it reads the list again. */
export const notificationsReactions: Reactions<'notifications'> = {
  'notifications.read': () => [{ readAgain: ['listNotifications'] }],
  failure: (failure) => [sayFailure(failure)],
}
