import { reportReviewMachine } from '#machines/orders/report-review.machine.ts'
import { connectReportReview } from '#src/shared/reviews/report-review.ports.ts'
import { service } from '#tests/support/service.ts'

export const reportReviewService = service(reportReviewMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  return {
    connected: connectReportReview(stage.api),
    // The demo city has it from the start; its author has no account.
    inputs: { [from]: { review_id: 1 } },
  }
})
