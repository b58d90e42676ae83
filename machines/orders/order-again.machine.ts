import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAsked } from '#machines/rules/backoff.ts'
import { hasCode, isUnanswered } from '#machines/rules/refusal.ts'
import type { OrderAgainPreview, RepeatedOrder } from '#openapi/generated/client.ts'
import { attemptKey } from './order-again.ts'

export type OrderAgainOutcome =
  /** `added` and `missing` count pieces and lines; `key` takes the step back. */
  | { type: 'added'; added: number; missing: number; key: string }
  /** The customer stopped waiting for an answer: the cart may have changed. */
  | { type: 'unknown' }
  | { type: 'closed' }

export const orderAgainPorts = {
  previewOrderAgain: port<OrderAgainPreview, { order_id: number }>('previewOrderAgain'),
  orderAgain: port<RepeatedOrder, { order_id: number; replace_cart: 0 | 1; key: string }>('orderAgain'),
}

/** Shows what has changed since an order, then puts what can be had into the cart in one step. */
export const orderAgainMachine = setup({
  types: {
    /** `key` names what this flow adds, however often it is sent. */
    input: {} as { order_id: number; key: string },
    /**
     * `attempt` counts the customer's tries to add; `preview` is there as soon as the server has compared; `pause` in milliseconds,
     * as the server last asked for.
     */
    context: {} as {
      order_id: number
      key: string
      attempt: number
      preview?: OrderAgainPreview
      pause: number
    },
    events: {} as
      | { type: 'again.add' }
      | { type: 'again.retry' }
      | { type: 'again.close' }
      | { type: 'clear.accept' }
      | { type: 'clear.decline' },
    emitted: {} as { type: 'failure'; error: unknown },
    output: {} as OrderAgainOutcome,
    tags: {} as 'busy',
  },
  actors: orderAgainPorts,
  delays: { stillRunningPause: ({ context }) => context.pause },
  actions: {
    'take the preview': assign((_, { output }: { output: OrderAgainPreview }) => ({ preview: output })),
    'take the pause': assign(({ context }, { error }: { error: unknown }) => ({
      pause: pauseAsked(error, context.pause),
    })),
    'begin another attempt': assign(({ context }) => ({ attempt: context.attempt + 1 })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
  },
  guards: {
    'something can be had': (_, { output }: { output: OrderAgainPreview }) => output.quantity > 0,
    'something was added': (_, { output }: { output: RepeatedOrder }) => output.added > 0,
    'the cart is from another store': ({ context: { preview } }) => Boolean(preview!.other_cart),
    'no location is chosen': (_, { error }: { error: unknown }) => hasCode(error, 403, 'zoneId'),
    'the cart changed store meanwhile': (_, { error }: { error: unknown }) =>
      hasCode(error, 403, 'different_stores'),
    'the first request still runs': (_, { error }: { error: unknown }) =>
      hasCode(error, 409, 'idempotency_key'),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
  },
}).createMachine({
  id: 'orderAgain',
  description:
    'Which items of this order can the customer have again, and does the customer want them in the cart?',
  context: ({ input }) => ({ ...input, attempt: 1, pause: 2000 }),
  output: ({ event }) => event.output as OrderAgainOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'The server compares the order with the items on sale now.',
      tags: 'busy',
      invoke: {
        id: 'previewOrderAgain',
        src: 'previewOrderAgain',
        input: ({ context }) => ({ order_id: context.order_id }),
        onDone: [
          {
            guard: { type: 'something can be had', params: ({ event }) => event },
            target: 'reviewing',
            actions: { type: 'take the preview', params: ({ event }) => event },
          },
          {
            target: 'nothingLeft',
            actions: { type: 'take the preview', params: ({ event }) => event },
          },
        ],
        onError: [
          {
            guard: { type: 'no location is chosen', params: ({ event }) => event },
            target: 'locationMissing',
          },
          'failed',
        ],
      },
      on: { 'again.close': 'closed' },
    },
    locationMissing: {
      description:
        'The items on sale depend on the location; the customer chooses a location and comes back.',
      on: { 'again.close': 'closed' },
    },
    failed: {
      description: 'The comparison did not load.',
      on: { 'again.retry': 'reading', 'again.close': 'closed' },
    },
    nothingLeft: {
      description: 'The cart can take nothing of the order; each line says why.',
      on: { 'again.close': 'closed' },
    },
    reviewing: {
      description: 'The customer sees which lines changed, which lines are missing, and what the rest costs.',
      on: {
        'again.add': [{ guard: 'the cart is from another store', target: 'confirmingClear' }, 'adding'],
        'again.close': 'closed',
      },
    },
    confirmingClear: {
      description: 'The customer decides whether the cart of the other store may be cleared.',
      on: { 'clear.accept': 'adding', 'clear.decline': 'reviewing' },
    },
    adding: {
      description: 'The server puts every available item into the cart, in one step.',
      tags: 'busy',
      invoke: {
        id: 'orderAgain',
        src: 'orderAgain',
        input: ({ context }) => ({
          order_id: context.order_id,
          key: attemptKey(context),
          replace_cart: context.preview!.other_cart ? 1 : 0,
        }),
        onDone: [
          {
            guard: { type: 'something was added', params: ({ event }) => event },
            target: 'added',
          },
          { target: 'reading', actions: 'begin another attempt' },
        ],
        onError: [
          {
            guard: { type: 'the cart changed store meanwhile', params: ({ event }) => event },
            target: 'reading',
            actions: 'begin another attempt',
          },
          {
            guard: { type: 'the first request still runs', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'take the pause', params: ({ event }) => event },
          },
          { guard: { type: 'no answer came', params: ({ event }) => event }, target: 'unanswered' },
          {
            target: 'reviewing',
            actions: { type: 'report the failure', params: ({ event }) => event },
          },
        ],
      },
    },
    waiting: {
      description:
        'The server still works on an earlier request of this attempt, and says when to ask again.',
      tags: 'busy',
      after: { stillRunningPause: 'adding' },
    },
    unanswered: {
      description:
        'No answer came: the items may or may not be in the cart. Trying again adds the items once.',
      on: { 'again.retry': 'adding', 'again.close': 'leftUnanswered' },
    },
    added: {
      description: 'The available items are in the cart.',
      type: 'final',
      output: ({ context, event }): OrderAgainOutcome => {
        const { added, missing } = (event as object as { output: RepeatedOrder }).output
        return { type: 'added', added, missing: missing.length, key: attemptKey(context) }
      },
    },
    leftUnanswered: {
      description: 'The customer stopped waiting, and the app reads the cart again.',
      type: 'final',
      output: (): OrderAgainOutcome => ({ type: 'unknown' }),
    },
    closed: {
      description: 'The customer left, and the cart stays as it was.',
      type: 'final',
      output: (): OrderAgainOutcome => ({ type: 'closed' }),
    },
  },
})
