import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §4 Address save. */
export const saveAddressReactions: Reactions<'saveAddress'> = {
  saved: ({ address, reply: { message, zone_ids } }) => [
    saySuccess(message),
    { readAgain: ['listAddresses'] },
    { publishAddress: { type: 'saved', address, zone_ids } },
    { close: true },
  ],
  kept: ({ address }) => [{ publishAddress: { type: 'kept', address } }, { close: true }],
  dismissed: () => [{ close: true }],
}
