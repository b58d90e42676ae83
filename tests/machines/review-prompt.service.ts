import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { connectReviewPrompt } from '#src/features/reviews/review-prompt.ports.ts'
import { receiveSoup } from '#tests/machines/reviewed.ts'
import { service } from '#tests/support/service.ts'

export const reviewPromptService = service(reviewPromptMachine, async (stage) => {
  const order_id = await receiveSoup(stage)
  let isCanceled = false
  return {
    connected: connectReviewPrompt(stage.api),
    events: {
      'prompt.answer': (sample) => ({ order_id: [order_id, order_id - 1][sample]! }),
    },
    answers: {
      getReviewReminder: {
        // Another order, delivered meanwhile, waits once the customer has closed the first prompt.
        shaped: (body, { output }) =>
          output.order_id === null
            ? { order_id: null, images: [] }
            : { order_id, images: body.order_id === null ? [] : body.images },
      },
      cancelReviewReminder: {
        before: () => {
          isCanceled = true
        },
      },
    },
    /** The server stops asking once it took the answer. */
    holds: async (snapshot) => {
      if (!isCanceled || !snapshot.matches({ prompt: 'resting' })) return
      const { order_id: asked } = await unwrap(stage.server.GET('/review-reminder'))
      strictEqual(asked, null)
    },
  }
})
