import type { EmittedFrom } from 'xstate'
import type { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import type { ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    reviewPrompt: EmittedFrom<typeof reviewPromptMachine>
  }
}

/** docs/spec.md §4 Review prompt: rating leads to the page of the order; this browser asks about an order once. */
export const reactions: ReactionsOf<'reviewPrompt'> = {
  reviewPrompt: {
    'prompt.rated': ({ order_id }) => [{ askedReview: order_id }, { go: ratePath(order_id) }],
    'prompt.closed': ({ order_id }) => [{ askedReview: order_id }],
  },
}
