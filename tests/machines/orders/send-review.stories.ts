import { sendReviewMachine } from '#machines/orders/send-review.machine.ts'
import { draft, hasOne, offline, soup, tooLate } from '#tests/machines/samples/reviews.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const review = { order_id: 100001, about: soup, draft: draft({ rating: 4.5, comment: 'Crisp.' }) }
const thanks = { message: 'Thank you for your review.' }

/** docs/contract.md §2 Reviews: POST writes a review once, PUT replaces it. */
export const sendReviewStories = stories(sendReviewMachine, {
  'a new review is submitted': {
    input: { ...review, isChange: false },
    when: [at('submitting', ['busy']), done('submitReview', thanks)],
    ends: 'saved',
    asked: [['submitReview', review]],
    output: { type: 'saved' },
  },
  'a change replaces the review of the server': {
    input: { ...review, isChange: true },
    when: [at('updating', ['busy']), done('updateReview', thanks)],
    ends: 'saved',
    asked: [['updateReview', review]],
    output: { type: 'saved' },
  },
  'a review whose first reply was lost replaces the review that the server has': {
    input: { ...review, isChange: false },
    when: [refused('submitReview', hasOne), at('updating', ['busy']), done('updateReview', thanks)],
    ends: 'saved',
    asked: [
      ['submitReview', review],
      ['updateReview', review],
    ],
    output: { type: 'saved' },
  },
  'a new review without an answer fails, and says why': {
    input: { ...review, isChange: false },
    when: [refused('submitReview', offline)],
    ends: 'failed',
    asked: [['submitReview', review]],
    output: { type: 'failed', error: offline },
  },
  'a new review that the server refuses for another reason fails': {
    input: { ...review, isChange: false },
    when: [refused('submitReview', tooLate)],
    ends: 'failed',
    asked: [['submitReview', review]],
    output: { type: 'failed', error: tooLate },
  },
  'a change that comes too late fails with the words of the server': {
    input: { ...review, isChange: true },
    when: [refused('updateReview', tooLate)],
    ends: 'failed',
    asked: [['updateReview', review]],
    output: { type: 'failed', error: tooLate },
  },
})
