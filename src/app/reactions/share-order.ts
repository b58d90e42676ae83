import type { EmittedFrom } from 'xstate'
import type { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    shareOrder: EmittedFrom<typeof shareOrderMachine>
  }
}

/** The panel itself shows a new link. */
export const reactions: ReactionsOf<'shareOrder'> = {
  shareOrder: {
    'sharing.stopped': ({ message }) => [saySuccess(message)],
    failure: (failure) => [sayFailure(failure)],
  },
}
