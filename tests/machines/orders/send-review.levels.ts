import { strictEqual } from 'node:assert'
import { sendReviewMachine } from '#machines/orders/send-review.machine.ts'
import { connectSendReview } from '#src/features/reviews/rate-order.ports.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { reviewGestures } from '#tests/machines/orders/review-by-hand.ts'
import { receiveSoup, reviewSoup, reviewsOf } from '#tests/machines/orders/reviewed.ts'
import { draft } from '#tests/machines/samples/reviews.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const sendReviewService = service(sendReviewMachine, async (stage) => {
  const order_id = await receiveSoup(stage)
  const about = { type: 'item', item_id: stage.city.soup.id } as const
  const review = { order_id, about, draft: draft({ rating: 3.5, comment: 'Crisp.' }) }
  return {
    connected: connectSendReview(stage.api),
    inputs: { 'a new review': { ...review, isChange: false }, 'a change': { ...review, isChange: true } },
    answers: { updateReview: { before: () => reviewSoup(stage, order_id) } },
    /** The server has the saved review. */
    holds: async ({ output }) => {
      const { items } = await reviewsOf(stage, order_id)
      if (output?.type === 'saved') strictEqual(items[0]!.review!.rating, 3.5)
    },
  }
})

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
