import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** docs/spec.md §7 Address; an address that was gone already has no message. */
export const removeAddressReactions: Reactions<'removeAddress'> = {
  removed: ({ message }) => [...(message ? [saySuccess(message)] : []), { readAgain: ['listAddresses'] }],
  kept: () => [],
  failure: (failure) => [sayFailure(failure)],
}
