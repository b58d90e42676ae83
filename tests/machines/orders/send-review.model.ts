import { sendReviewMachine } from '#machines/orders/send-review.machine.ts'
import { draft, hasOne, offline, soup, tooLate } from '#tests/machines/samples/reviews.ts'
import { model } from '#tests/support/model.ts'

const review = { order_id: 100001, about: soup, draft: draft({ rating: 4.5, comment: 'Crisp.' }) }

export const sendReviewModel = model(sendReviewMachine, {
  inputs: { 'a new review': { ...review, isChange: false }, 'a change': { ...review, isChange: true } },
  events: {},
  answers: {
    submitReview: { done: [{ message: 'Thank you for your review.' }], refused: [offline, hasOne] },
    updateReview: { done: [{ message: 'Your review has been updated.' }], refused: [tooLate] },
  },
})
