import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** A list that could not be read again stays as it is (docs/spec.md §8 General errors). */
export const pagedListReactions: Reactions<'pagedList'> = {
  failure: (failure) => [sayFailure(failure)],
}
