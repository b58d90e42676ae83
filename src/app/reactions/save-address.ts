import type { SaveAddressOutcome } from '#machines/location/save-address.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    saveAddress: SaveAddressOutcome
  }
}

/** docs/spec.md §4 Address save. */
export const reactions: ReactionsOf<'saveAddress'> = {
  saveAddress: {
    saved: ({ address, reply: { message, zone_ids } }) => [
      saySuccess(message),
      { readAgain: ['listAddresses'] },
      { publishAddress: { type: 'saved', address, zone_ids } },
      { close: true },
    ],
    kept: ({ address }) => [{ publishAddress: { type: 'kept', address } }, { close: true }],
    dismissed: () => [{ close: true }],
  },
}
