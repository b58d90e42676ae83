import { reportReviewMachine } from '#machines/orders/report-review.machine.ts'
import { connectReportReview } from '#src/shared/reviews/report-review.ports.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const reportReviewService = service(reportReviewMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  return {
    connected: connectReportReview(stage.api),
    // The demo city has it from the start; its author has no account.
    inputs: { [from]: { review_id: 1 } },
  }
})

/** A customer presses Report below a review of a store. */
export const reportReviewBrowser = browser(reportReviewMachine, async ({ page, arrive, stage }) => {
  const report = page.getByRole('dialog', { name: /^(Report this review|Thank you for your report)$/ })
  return {
    open: async () => {
      const { kitchen } = stage.city
      await arrive(`/store/${kitchen.slug}?module_id=${kitchen.module_id}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Rated .* reviews?$/ })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Report the review by / })
        .first()
        .click()
    },
    gestures: {
      'reason.choose': () => report.getByRole('radio', { name: "It's insulting or hateful" }).check(),
      'note.write': ({ note }) => write(report.getByRole('textbox'), note),
      'report.send': () => report.getByRole('button', { name: 'Send report' }).click(),
      'report.close': () => report.getByRole('button', { name: 'Close' }).first().click(),
    },
  }
})

/** What the ports send. */
export const reportReviewRequests = requests(connectReportReview, [
  {
    port: 'reportReview',
    input: { review_id: 12, reason: 'untrue' },
    sent: { request: 'POST /items/reviews/report', body: { review_id: 12, reason: 'untrue' } },
    field: 'message',
  },
])
