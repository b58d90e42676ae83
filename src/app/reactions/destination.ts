import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** docs/spec.md §4, saved addresses at checkout. */
export const destinationReactions: Reactions<'destination'> = {
  'address.saved': ({ message }) => [saySuccess(message), { readAgain: ['listAddresses'] }],
  failure: (failure) => [sayFailure(failure)],
}
