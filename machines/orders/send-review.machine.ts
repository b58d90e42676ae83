import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import { errorIn, hasCode } from '#machines/rules/refusal.ts'
import type { ReviewAbout, ReviewDraft } from '#machines/rules/review-subjects.ts'
import type { Message } from '#openapi/generated/client.ts'

export type ReviewSent = { order_id: number; about: ReviewAbout; draft: ReviewDraft }

export type SendReviewOutcome = { type: 'saved' } | { type: 'failed'; error: unknown }

export const sendReviewPorts = {
  submitReview: port<Message, ReviewSent>('submitReview'),
  updateReview: port<Message, ReviewSent>('updateReview'),
}

/** Sends one review of an item or a courier; replaces an earlier one. */
export const sendReviewMachine = setup({
  types: {
    /** `isChange`: the customer knows of an earlier review. */
    input: {} as ReviewSent & { isChange: boolean },
    context: {} as ReviewSent & { isChange: boolean },
    output: {} as SendReviewOutcome,
    tags: {} as 'busy',
  },
  actors: sendReviewPorts,
  guards: {
    'the customer changes a review': ({ context }) => context.isChange,
    'the server has one already': (_, { error }: { error: unknown }) => hasCode(error, 409, 'review'),
  },
}).createMachine({
  id: 'sendReview',
  description: 'Did the server save this review?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as SendReviewOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Does the customer write a new review, or change a review?',
      always: [{ guard: 'the customer changes a review', target: 'updating' }, 'submitting'],
    },
    submitting: {
      description:
        'The server takes a new review. When the reply to an earlier try was lost, the server already has one.',
      tags: 'busy',
      invoke: {
        id: 'submitReview',
        src: 'submitReview',
        input: ({ context: { order_id, about, draft } }) => ({ order_id, about, draft }),
        onDone: 'saved',
        onError: [
          {
            guard: { type: 'the server has one already', params: ({ event }) => event },
            target: 'updating',
          },
          'failed',
        ],
      },
    },
    updating: {
      description: 'The server replaces its review; replacing it twice is harmless.',
      tags: 'busy',
      invoke: {
        id: 'updateReview',
        src: 'updateReview',
        input: ({ context: { order_id, about, draft } }) => ({ order_id, about, draft }),
        onDone: 'saved',
        onError: 'failed',
      },
    },
    saved: {
      description: 'The server saved the review.',
      type: 'final',
      output: (): SendReviewOutcome => ({ type: 'saved' }),
    },
    failed: {
      description: 'The server refused the review, or did not answer.',
      type: 'final',
      output: ({ event }): SendReviewOutcome => ({ type: 'failed', error: errorIn(event) }),
    },
  },
})
