import { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** docs/contract.md §2 Reviews: averages and lists are other ones after a saved review. */
export const writeReviewsTold = told(writeReviewsMachine, {
  'draft.changed': nothing,
  'review.saved': { readsAgain: ['getItem'] },
  rated: nothing,
})
