import type { changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    changeLanguage: FactsOf<typeof changeLanguageMachine>
  }
}

/** docs/spec.md §4 Language. */
export const reactions: ReactionsOf<'changeLanguage'> = {
  changeLanguage: {
    changed: () => [{ loadAgain: 'languageChanged' }],
    kept: () => [{ close: true }],
    failure: (failure) => [sayFailure(failure)],
  },
}
