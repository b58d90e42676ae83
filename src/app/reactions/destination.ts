import type { EmittedFrom } from 'xstate'
import type { destinationMachine } from '#machines/checkout/destination.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    destination: EmittedFrom<typeof destinationMachine>
  }
}

/** docs/spec.md §4, saved addresses at checkout. */
export const reactions: ReactionsOf<'destination'> = {
  destination: {
    'address.saved': ({ message }) => [saySuccess(message), { readAgain: ['listAddresses'] }],
    failure: (failure) => [sayFailure(failure)],
  },
}
