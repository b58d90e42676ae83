import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { reviewPromptMachine, reviewPromptPorts } from '#machines/orders/review-prompt.machine.ts'

/** Connects the review prompt: the server reminds of the order delivered last. */
export const connectReviewPrompt = (api: Api) =>
  reviewPromptMachine.provide({
    actors: {
      getReviewReminder: answer(reviewPromptPorts.getReviewReminder, (_, signal) =>
        unwrap(api.GET('/review-reminder', { signal }), 'images'),
      ),
      cancelReviewReminder: answer(reviewPromptPorts.cancelReviewReminder, (query, signal) =>
        unwrap(api.GET('/review-reminder-cancel', { params: { query }, signal }), 'message'),
      ),
    },
  })
