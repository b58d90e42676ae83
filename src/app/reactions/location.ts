import type { EmittedFrom } from 'xstate'
import type { locationMachine } from '#machines/location/location.machine.ts'
import { nothing, type ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    location: EmittedFrom<typeof locationMachine>
  }
}

/** An item that waits for a location goes into the cart (docs/spec.md §4 Cart). */
export const reactions: ReactionsOf<'location'> = {
  location: {
    'location.changed': ({ location }) => (location ? [{ cart: { type: 'location.set' } }] : []),
    'location.notStored': nothing,
  },
}
