import type { Effect } from './effects.ts'
import { nothing, type Reactions } from './reactions.ts'

/** Averages and lists of reviews are another one now. */
const rated: Effect[] = ['getItem', 'getStore', 'listItemReviews', 'listStoreReviews'].map((read) => ({
  readAgain: [read],
}))

/** The server publishes a saved review; an unsent review stays in this browser. */
export const writeReviewsReactions: Reactions<'writeReviews'> = {
  'draft.changed': ({ words, key, pictures, keepWords, keepPictures }) => [
    { run: () => keepWords(words) },
    { run: () => keepPictures(key, pictures) },
  ],
  'review.saved': ({ words, key, keepWords, keepPictures }) => [
    { run: () => keepWords(words) },
    { run: () => keepPictures(key, []) },
    ...rated,
  ],
  rated: nothing,
}
