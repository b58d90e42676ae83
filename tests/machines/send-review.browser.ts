import { sendReviewMachine } from '#machines/orders/send-review.machine.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { reviewGestures } from '#tests/machines/review-by-hand.ts'
import { reviewSoup } from '#tests/machines/reviewed.ts'
import { browser } from '#tests/support/browser.ts'

/** A customer presses Send with one review on the page. */
export const sendReviewBrowser = browser(
  sendReviewMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    const { 'rating.set': rate, 'reviews.send': send } = reviewGestures(page)
    return {
      open: async () => {
        if (from === 'a change') await reviewSoup(stage, order_id)
        await arrive(ratePath(order_id))
        await rate({ rating: 3.5 })
        await send()
      },
    }
  },
)
