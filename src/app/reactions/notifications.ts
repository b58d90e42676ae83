import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** The bell counts what is still unread. */
export const notificationsReactions: Reactions<'notifications'> = {
  'notifications.read': () => [{ readAgain: ['listNotifications'] }],
  failure: (failure) => [sayFailure(failure)],
}
