import { INTERESTS } from '#src/navigation/pages.ts'
import { nothing, type Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** docs/spec.md §2 `/interest`: a browser asks once in each module. */
export const offerInterestsReactions: Reactions<'offerInterests'> = {
  led: ({ module_id }) => [{ askedInterests: module_id }, { go: INTERESTS }],
  declined: ({ module_id }) => [{ askedInterests: module_id }],
  unasked: nothing,
}

/** Suggested products follow the interests (docs/contract.md §2 Profile). */
export const pickInterestsReactions: Reactions<'pickInterests'> = {
  saved: ({ message, module_id, next }) => [
    saySuccess(message),
    { readAgain: ['getCustomerInfo'] },
    { readAgain: ['listSuggestedItems'] },
    { askedInterests: module_id },
    { goInstead: next },
  ],
  skipped: ({ module_id, next }) => [{ askedInterests: module_id }, { goInstead: next }],
  failure: (failure) => [sayFailure(failure)],
}
