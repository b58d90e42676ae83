import { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §4, Review prompt. */
export const reviewPromptTold = told(reviewPromptMachine, {
  'prompt.rated': { goes: /^\/rate-and-review\/\d+$/ },
  'prompt.closed': nothing,
})
