import type { EmittedFrom } from 'xstate'
import type { notificationsMachine } from '#machines/app/notifications.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    notifications: EmittedFrom<typeof notificationsMachine>
  }
}

/** The bell counts unread notifications: it reads the list again. */
export const reactions: ReactionsOf<'notifications'> = {
  notifications: {
    'notifications.read': () => [{ readAgain: ['listNotifications'] }],
    failure: (failure) => [sayFailure(failure)],
  },
}
