import { ApiError } from '#api/api-error.ts'
import { reportReviewMachine } from '#machines/orders/report-review.machine.ts'
import { offline } from '#tests/machines/samples/reviews.ts'
import { model } from '#tests/support/model.ts'

const refusal = (code: string) => new ApiError(409, [{ code, message: 'No' }])

export const reportReviewModel = model(reportReviewMachine, {
  inputs: { 'a review': { review_id: 12 } },
  events: {
    'reason.choose': [{ reason: 'offensive' }],
    'note.write': [{ note: 'It insults the courier.' }],
    'report.send': [{}],
    'report.close': [{}],
  },
  answers: {
    reportReview: {
      done: [{ message: 'Thank you.' }],
      refused: [offline, refusal('review'), refusal('own_review')],
    },
  },
  stateKey: ({ context: { reasons } }) => String(reasons.length),
})
