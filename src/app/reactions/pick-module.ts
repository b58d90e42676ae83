import { HOME } from '#src/navigation/pages.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §2 (module picker), §4 Location pick. */
export const pickModuleReactions: Reactions<'pickModule'> = {
  picked: ({ module }) => [
    { module: { type: 'module.set', module } },
    saySuccess((words) => words.news.moduleSelected(), 'location'),
    { go: HOME },
    { enteredModule: module },
  ],
  dismissed: () => [{ close: true }],
}
