import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { hasCode } from '#machines/rules/refusal.ts'
import {
  type ReviewSubject,
  type StoredReviews,
  subjectsOf,
  withStored,
} from '#machines/rules/review-subjects.ts'
import type { OrderReviews } from '#openapi/generated/client.ts'
import { writeReviewsMachine } from './write-reviews.machine.ts'

export type RateOrderOutcome = { type: 'rated' } | { type: 'closed' } | { type: 'notFound' }

export const rateOrderPorts = {
  getOrderReviews: port<OrderReviews, { order_id: number }>('getOrderReviews'),
  /** What this browser kept of an earlier visit. */
  recallReviews: port<StoredReviews, { order_id: number }>('recallReviews'),
}

/** Finds what a customer can review of an order, and takes the reviews. */
export const rateOrderMachine = setup({
  types: {
    input: {} as { order_id: number },
    context: {} as { order_id: number; store_name: string | null; subjects: readonly ReviewSubject[] },
    events: {} as { type: 'order.retry' },
    output: {} as RateOrderOutcome,
    tags: {} as 'busy',
  },
  actors: { ...rateOrderPorts, writeReviews: writeReviewsMachine },
  actions: {
    'take the order': assign((_, { output }: { output: OrderReviews }) => ({
      store_name: output.store_name,
      subjects: subjectsOf(output),
    })),
    'take what was kept': assign(({ context }, { output }: { output: StoredReviews }) => ({
      subjects: withStored(context.subjects, output),
    })),
  },
  guards: {
    'the order is not delivered': (_, { error }: { error: unknown }) => hasCode(error, 409, 'order_status'),
    'there is no such order': (_, { error }: { error: unknown }) => hasCode(error, 404, 'order'),
    'something can be reviewed': ({ context }) => context.subjects.some(({ access }) => access === 'open'),
  },
}).createMachine({
  id: 'rateOrder',
  description: 'What does the customer say of the items of an order and of its courier?',
  context: ({ input }) => ({ ...input, store_name: null, subjects: [] }),
  output: ({ event }) => event.output as RateOrderOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads what the customer can review, and what the customer wrote so far.',
      tags: 'busy',
      invoke: {
        id: 'getOrderReviews',
        src: 'getOrderReviews',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: { target: 'recalling', actions: { type: 'take the order', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'the order is not delivered', params: ({ event }) => event },
            target: 'notDelivered',
          },
          { guard: { type: 'there is no such order', params: ({ event }) => event }, target: 'notFound' },
          'unread',
        ],
      },
    },
    unread: {
      description: 'The order did not load, or writing the reviews stopped with an error.',
      on: { 'order.retry': 'reading' },
    },
    notDelivered: {
      description: 'The order is under way: the customer reviews it once it is delivered.',
      on: { 'order.retry': 'reading' },
    },
    recalling: {
      description: 'The browser looks for what the customer wrote in an earlier visit and did not send.',
      tags: 'busy',
      invoke: {
        id: 'recallReviews',
        src: 'recallReviews',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: {
          target: 'deciding',
          actions: { type: 'take what was kept', params: ({ event }) => event },
        },
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Is there something that the customer can review?',
      always: [{ guard: 'something can be reviewed', target: 'writing' }, 'closed'],
    },
    writing: {
      description: 'The customer writes and sends the reviews.',
      invoke: {
        id: 'writeReviews',
        src: 'writeReviews',
        input: ({ context: { order_id, subjects } }) => ({ order_id, subjects }),
        onDone: 'rated',
        onError: 'unread',
      },
    },
    rated: {
      description: 'The server has every review.',
      type: 'final',
      output: (): RateOrderOutcome => ({ type: 'rated' }),
    },
    closed: {
      description: 'Nothing of the order can be reviewed: the time is over, or the store takes no reviews.',
      type: 'final',
      output: (): RateOrderOutcome => ({ type: 'closed' }),
    },
    notFound: {
      description: 'The customer has no such order.',
      type: 'final',
      output: (): RateOrderOutcome => ({ type: 'notFound' }),
    },
  },
})
