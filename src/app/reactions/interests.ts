import type { OfferInterestsOutcome } from '#machines/catalogue/offer-interests.machine.ts'
import type { pickInterestsMachine } from '#machines/catalogue/pick-interests.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import { INTERESTS } from '#src/navigation/pages.ts'
import { nothing, type ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    offerInterests: OfferInterestsOutcome
    pickInterests: FactsOf<typeof pickInterestsMachine>
  }
  interface Given {
    /** The module whose categories were on show, and where the customer goes from there. */
    pickInterests: { module_id: number; next: string }
  }
}

export const reactions: ReactionsOf<'offerInterests' | 'pickInterests'> = {
  /** docs/spec.md §2 `/interest`: a browser asks once in each module. */
  offerInterests: {
    led: ({ module_id }) => [{ askedInterests: module_id }, { go: INTERESTS }],
    declined: ({ module_id }) => [{ askedInterests: module_id }],
    unasked: nothing,
  },

  /** Suggested products follow the interests (docs/contract.md §2 Profile). */
  pickInterests: {
    saved: ({ message, module_id, next }) => [
      saySuccess(message),
      { readAgain: ['getCustomerInfo'] },
      { readAgain: ['listSuggestedItems'] },
      { askedInterests: module_id },
      { goInstead: next },
    ],
    skipped: ({ module_id, next }) => [{ askedInterests: module_id }, { goInstead: next }],
    failure: (failure) => [sayFailure(failure)],
  },
}
