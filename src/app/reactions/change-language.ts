import type { Reactions } from './reactions.ts'
import { sayFailure } from './say.ts'

/** docs/spec.md §4 Language. */
export const changeLanguageReactions: Reactions<'changeLanguage'> = {
  changed: () => [{ loadAgain: 'languageChanged' }],
  kept: () => [{ close: true }],
  failure: (failure) => [sayFailure(failure)],
}
