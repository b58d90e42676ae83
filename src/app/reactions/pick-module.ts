import type { PickModuleOutcome } from '#machines/app/pick-module.machine.ts'
import { HOME } from '#src/navigation/pages.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    pickModule: PickModuleOutcome
  }
}

/** docs/spec.md §2 (module picker), §4 Location pick. */
export const reactions: ReactionsOf<'pickModule'> = {
  pickModule: {
    picked: ({ module }) => [
      { module: { type: 'module.set', module } },
      saySuccess((words) => words.news.moduleSelected(), 'location'),
      { go: HOME },
      { enteredModule: module },
    ],
    dismissed: () => [{ close: true }],
  },
}
