import { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { reviewGestures } from '#tests/machines/review-by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const writeReviewsBrowser = browser(writeReviewsMachine, async ({ page, arrive, live }, { from }) => ({
  open: async () => {
    await arrive(ratePath((live.inputs![from] as { order_id: number }).order_id))
    await page.getByRole('main').getByRole('button', { name: 'Send reviews' }).waitFor()
  },
  gestures: reviewGestures(page),
}))
