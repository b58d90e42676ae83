import type { Reactions } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

/** docs/spec.md §5 Newsletter, §8 Other. */
export const subscribeReactions: Reactions<'subscribe'> = {
  'newsletter.subscribed': () => [saySuccess((words) => words.news.subscribed())],
  failure: (failure) => [sayFailure(failure)],
}
