import { ratePath } from '#src/navigation/rate-path.ts'
import type { Reactions } from './reactions.ts'

/** docs/spec.md §4 Review prompt: rating leads to the page of the order; this browser asks about an order once. */
export const reviewPromptReactions: Reactions<'reviewPrompt'> = {
  'prompt.rated': ({ order_id }) => [{ askedReview: order_id }, { go: ratePath(order_id) }],
  'prompt.closed': ({ order_id }) => [{ askedReview: order_id }],
}
