import { assign, emit, setup, stateIn } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isUnanswered } from '#machines/rules/refusal.ts'
import type { Message, ReviewReminder } from '#openapi/generated/client.ts'

/** An order that the customer is asked to review, and pictures of its items. */
type Prompt = { order_id: number; images: readonly string[] }

export const reviewPromptPorts = {
  getReviewReminder: port<ReviewReminder>('getReviewReminder'),
  cancelReviewReminder: port<Message, { order_id: number }>('cancelReviewReminder'),
}

/** Asks a customer once to review the order that was delivered last, when nothing else is open (docs/spec.md §4, Review prompt). */
export const reviewPromptMachine = setup({
  types: {
    /** `answered`: orders that the customer was asked about before. */
    input: {} as { answered: readonly number[] },
    context: {} as {
      answered: readonly number[]
      /** What the server reminds of, or nothing. */
      prompts: readonly Prompt[]
      failures: number
    },
    events: {} as
      /** Checkout or a dialog opened or closed. */
        | { type: 'page.cover' }
        | { type: 'page.uncover' }
        /** An order may have been delivered. */
        | { type: 'orders.changed' }
        | { type: 'prompt.rate' }
        | { type: 'prompt.close' }
        /** The customer answered in another tab. */
        | { type: 'prompt.answer'; order_id: number },
    emitted: {} as { type: 'prompt.rated' | 'prompt.closed'; order_id: number },
  },
  actors: reviewPromptPorts,
  delays: { retryPause: ({ context }) => pauseAfter(context.failures) },
  actions: {
    'take the reminder': assign((_, { output }: { output: ReviewReminder }) => ({
      prompts: promptsOf(output),
      failures: 0,
    })),
    'note the answer': assign(({ context }, { order_id }: { order_id: number }) => ({
      answered: [...context.answered, order_id],
    })),
    'count the failure': assign(({ context }) => ({ failures: context.failures + 1 })),
    'forget the failures': assign({ failures: 0 }),
    'tell that the customer rates': emit((_, { order_id }: { order_id: number }) => ({
      type: 'prompt.rated',
      order_id,
    })),
    'tell that the customer closed it': emit((_, { order_id }: { order_id: number }) => ({
      type: 'prompt.closed',
      order_id,
    })),
  },
  guards: {
    'an order waits for a review': ({ context }, { output }: { output: ReviewReminder }) =>
      promptsOf(output).some(({ order_id }) => !context.answered.includes(order_id)),
    'it is this order': ({ context }, { order_id }: { order_id: number }) =>
      context.prompts.some((prompt) => prompt.order_id === order_id),
    'the page is covered': stateIn({ page: 'covered' }),
    'the page is free': stateIn({ page: 'free' }),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'reviewPrompt',
  description: 'Does the page ask the customer to review an order?',
  context: ({ input }) => ({ ...input, prompts: [], failures: 0 }),
  type: 'parallel',
  on: { 'prompt.answer': { actions: { type: 'note the answer', params: ({ event }) => event } } },
  states: {
    page: {
      description: 'Does checkout or a dialog cover the page?',
      initial: 'covered',
      states: {
        covered: { description: 'Checkout or a dialog is open.', on: { 'page.uncover': 'free' } },
        free: { description: 'Nothing covers the page.', on: { 'page.cover': 'covered' } },
      },
    },
    prompt: {
      description: 'Does an order wait for a review, and did the page ask the customer?',
      initial: 'asking',
      states: {
        asking: {
          description: 'The app asks the server whether an order waits for a review.',
          on: { 'orders.changed': { target: 'asking', reenter: true } },
          invoke: {
            id: 'getReviewReminder',
            src: 'getReviewReminder',
            onDone: [
              {
                guard: { type: 'an order waits for a review', params: ({ event }) => event },
                target: 'waiting',
                actions: { type: 'take the reminder', params: ({ event }) => event },
              },
              { target: 'resting', actions: 'forget the failures' },
            ],
            onError: { target: 'unread', actions: 'count the failure' },
          },
        },
        unread: {
          description: 'No answer came; the app asks the server again after a pause.',
          on: { 'orders.changed': 'asking' },
          after: { retryPause: 'asking' },
        },
        resting: {
          description:
            'No order waits for a review, or the page already asked the customer about the waiting order.',
          on: { 'orders.changed': 'asking' },
        },
        waiting: {
          description: 'An order waits for a review, until nothing covers the page.',
          always: { guard: 'the page is free', target: 'shown' },
          on: {
            'orders.changed': 'asking',
            'prompt.answer': {
              guard: { type: 'it is this order', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'note the answer', params: ({ event }) => event },
            },
          },
        },
        shown: {
          description: 'The page asks the customer to review the order.',
          always: { guard: 'the page is covered', target: 'waiting' },
          on: {
            'prompt.rate': {
              target: 'asking',
              actions: [
                { type: 'note the answer', params: ({ context }) => context.prompts[0]! },
                { type: 'tell that the customer rates', params: ({ context }) => context.prompts[0]! },
              ],
            },
            'prompt.close': {
              target: 'canceling',
              actions: [
                { type: 'note the answer', params: ({ context }) => context.prompts[0]! },
                { type: 'tell that the customer closed it', params: ({ context }) => context.prompts[0]! },
              ],
            },
            'prompt.answer': {
              guard: { type: 'it is this order', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'note the answer', params: ({ event }) => event },
            },
          },
        },
        canceling: {
          description: 'The app tells the server to stop asking about this order.',
          invoke: {
            id: 'cancelReviewReminder',
            src: 'cancelReviewReminder',
            input: ({ context }) => ({ order_id: context.prompts[0]!.order_id }),
            onDone: { target: 'asking', actions: 'forget the failures' },
            onError: [
              {
                guard: { type: 'no answer came', params: ({ event }) => event },
                target: 'uncanceled',
                actions: 'count the failure',
              },
              { target: 'asking', actions: 'forget the failures' },
            ],
          },
        },
        uncanceled: {
          description: 'The server did not answer; the app tells the server again after a pause.',
          after: { retryPause: 'canceling' },
        },
      },
    },
  },
})

const promptsOf = ({ order_id, images }: ReviewReminder): Prompt[] =>
  order_id === null ? [] : [{ order_id, images }]
