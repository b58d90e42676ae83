import type { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import type { ReviewDraft, StoredWords } from '#machines/rules/review-subjects.ts'
import type { FactsOf } from '#src/core/told.ts'
import type { Effect } from './effects.ts'
import { nothing, type ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    writeReviews: FactsOf<typeof writeReviewsMachine>
  }
  interface Given {
    /** Both keep what the customer says of this order over a reload. */
    writeReviews: {
      keepWords: (words: StoredWords) => void
      keepPictures: (key: string, pictures: ReviewDraft['chosen']) => void
    }
  }
}

/** Averages and lists of reviews are another one now. */
const rated: Effect[] = ['getItem', 'getStore', 'listItemReviews', 'listStoreReviews'].map((read) => ({
  readAgain: [read],
}))

/** The server publishes a saved review; an unsent review stays in this browser. */
export const reactions: ReactionsOf<'writeReviews'> = {
  writeReviews: {
    'draft.changed': ({ words, key, pictures }) => [
      { screen: ['keepWords', words] },
      { screen: ['keepPictures', key, pictures] },
    ],
    'review.saved': ({ words, key }) => [
      { screen: ['keepWords', words] },
      { screen: ['keepPictures', key, []] },
      ...rated,
    ],
    rated: nothing,
  },
}
