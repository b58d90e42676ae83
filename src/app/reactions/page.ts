import { sayAccountDeleted } from './account-deleted.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §4 Location pick (from the header), §8 Other, §4 Profile delete. */
export const reactions: ReactionsOf<'page'> = {
  page: {
    addressSelected: () => [saySuccess((words) => words.news.addressSelected())],
    languageChanged: () => [saySuccess((words) => words.news.languageChanged())],
    accountDeleted: () => [sayAccountDeleted],
  },
}
