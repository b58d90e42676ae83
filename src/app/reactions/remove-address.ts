import type { removeAddressMachine } from '#machines/location/remove-address.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    removeAddress: FactsOf<typeof removeAddressMachine>
  }
}

/** docs/spec.md §7 Address; an address that was gone already has no message. */
export const reactions: ReactionsOf<'removeAddress'> = {
  removeAddress: {
    removed: ({ message }) => [...(message ? [saySuccess(message)] : []), { readAgain: ['listAddresses'] }],
    kept: () => [],
    failure: (failure) => [sayFailure(failure)],
  },
}
