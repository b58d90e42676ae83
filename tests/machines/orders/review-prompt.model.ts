import { ApiError } from '#api/api-error.ts'
import { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { offline } from '#tests/machines/samples/reviews.ts'
import { model } from '#tests/support/model.ts'

const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])

export const reviewPromptModel = model(reviewPromptMachine, {
  inputs: { 'a customer': { answered: [] } },
  events: {
    'page.cover': [{}],
    'page.uncover': [{}],
    'orders.changed': [{}],
    'prompt.rate': [{}],
    'prompt.close': [{}],
    'prompt.answer': [{ order_id: 7 }, { order_id: 6 }],
  },
  answers: {
    getReviewReminder: {
      done: [
        { order_id: 7, images: ['/media/item-11-160.webp'] },
        { order_id: null, images: [] },
      ],
      refused: [offline],
    },
    cancelReviewReminder: { done: [{ message: "We won't ask again." }], refused: [offline, gone] },
  },
  stateKey: ({ context }) => `${Math.min(context.failures, 1)} ${context.answered.includes(7)}`,
  stopWhen: ({ context }) => context.answered.length > 2,
})
