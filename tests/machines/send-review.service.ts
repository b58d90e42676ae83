import { strictEqual } from 'node:assert'
import { sendReviewMachine } from '#machines/orders/send-review.machine.ts'
import { connectSendReview } from '#src/features/reviews/rate-order.ports.ts'
import { receiveSoup, reviewSoup, reviewsOf } from '#tests/machines/reviewed.ts'
import { draft } from '#tests/machines/samples/reviews.ts'
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
