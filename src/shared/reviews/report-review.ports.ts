import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { reportReviewMachine, reportReviewPorts } from '#machines/orders/report-review.machine.ts'

/** Connects the report of a review. */
export const connectReportReview = (api: Api) =>
  reportReviewMachine.provide({
    actors: {
      reportReview: answer(reportReviewPorts.reportReview, (body, signal) =>
        unwrap(api.POST('/items/reviews/report', { body, signal }), 'message'),
      ),
    },
  })
