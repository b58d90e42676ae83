import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAsked } from '#machines/rules/backoff.ts'
import { type OrderKey, orderKeyOf } from '#machines/rules/order-key.ts'
import { errorIn, hasCode, isUnanswered } from '#machines/rules/refusal.ts'
import type { Placement, Submission } from '#machines/rules/submitted-order.ts'
import type { OrderPlaced } from '#openapi/generated/client.ts'

export type SubmitOrderOutcome =
  | { type: 'placed'; order: OrderPlaced }
  /** The server computes another amount; its message names it. */
  | { type: 'repriced' | 'refused'; error: unknown }
  /** An earlier attempt with this key, and other words, did become an order. */
  | { type: 'placedBefore'; order: OrderPlaced; attempt: OrderKey }
  /** The customer stopped waiting; the machine keeps the key, so that a retry cannot order twice. */
  | { type: 'givenUp' }

type Ordered = Extract<SubmitOrderOutcome, { order: OrderPlaced }>

export const submitOrderPorts = {
  /** Null when no attempt is pending in this browser. */
  readOrderKey: port<OrderKey | null>('readOrderKey'),
  /** False when the browser knows that nothing can be sent. */
  isOnline: port<boolean>('isOnline'),
  /** A new unguessable key of 16 to 64 characters. */
  newOrderKey: port<string>('newOrderKey'),
  storeOrderKey: port<void, OrderKey>('storeOrderKey'),
  forgetOrderKey: port<void>('forgetOrderKey'),
  placeOrder: port<OrderPlaced, { key: string; placement: Placement }>('placeOrder'),
  findPlacedOrder: port<OrderPlaced, OrderKey>('findPlacedOrder'),
}

/** Sends one order exactly once: one key for every retry of it and across a reload (docs/contract.md §1). */
export const submitOrderMachine = setup({
  types: {
    input: {} as Submission,
    /**
     * `attempt.key` is empty until one is found or made; `pause` in milliseconds, as the server last asked for; `answer`
     * while its key is forgotten.
     */
    context: {} as Submission & { attempt: OrderKey; pause: number; answer?: Ordered },
    events: {} as { type: 'retry' } | { type: 'wait.leave' },
    output: {} as SubmitOrderOutcome,
    tags: {} as 'busy',
  },
  actors: submitOrderPorts,
  delays: { stillRunningPause: ({ context }) => context.pause },
  actions: {
    'take the stored key': assign(({ context }, { output }: { output: OrderKey | null }) => ({
      attempt: output ?? context.attempt,
    })),
    'take the new key': assign(({ context }, { output }: { output: string }) => ({
      attempt: orderKeyOf(output, context),
    })),
    'take the pause': assign(({ context }, { error }: { error: unknown }) => ({
      pause: pauseAsked(error, context.pause),
    })),
    'note the order': assign((_, { order }: { order: OrderPlaced }) => ({
      answer: { type: 'placed' as const, order },
    })),
    'note the earlier order': assign(({ context }, { output }: { output: OrderPlaced }) => ({
      answer: { type: 'placedBefore' as const, order: output, attempt: context.attempt },
    })),
  },
  guards: {
    'the key was made for this order': ({ context }, stored: OrderKey | null) =>
      stored?.purpose === context.purpose,
    'nothing can be sent': (_, { output }: { output: boolean }) => !output,
    'the first request still runs': (_, { error }: { error: unknown }) =>
      hasCode(error, 409, 'idempotency_key'),
    'the key was used before': (_, { error }: { error: unknown }) => hasCode(error, 422, 'idempotency_key'),
    'nobody answered': (_, { error }: { error: unknown }) => isUnanswered(error),
    'the price changed': (_, { error }: { error: unknown }) =>
      hasCode(error, 403, 'order_amount') || hasCode(error, 403, 'price_changed'),
  },
}).createMachine({
  id: 'submitOrder',
  description: 'Does the server have this order exactly once, however often the reply is lost?',
  context: ({ input }) => ({
    ...input,
    attempt: orderKeyOf('', input),
    pause: 2000,
  }),
  output: ({ event }) => event.output as SubmitOrderOutcome,
  initial: 'readingKey',
  states: {
    readingKey: {
      description: 'Did the app already send this order before a reload?',
      tags: 'busy',
      invoke: {
        id: 'readOrderKey',
        src: 'readOrderKey',
        onDone: [
          {
            guard: { type: 'the key was made for this order', params: ({ event }) => event.output },
            target: 'sending',
            actions: { type: 'take the stored key', params: ({ event }) => event },
          },
          'checkingConnection',
        ],
        onError: 'checkingConnection',
      },
    },
    checkingConnection: {
      description: 'The app has sent nothing so far: is the browser online?',
      tags: 'busy',
      invoke: {
        id: 'isOnline',
        src: 'isOnline',
        onDone: [
          { guard: { type: 'nothing can be sent', params: ({ event }) => event }, target: 'unsent' },
          'makingKey',
        ],
        onError: 'makingKey',
      },
    },
    unsent: {
      description: 'The browser is offline, and the app has sent no order: the customer tries again.',
      on: { retry: 'checkingConnection', 'wait.leave': 'givenUp' },
    },
    makingKey: {
      description: 'The browser makes a new key for this order.',
      tags: 'busy',
      invoke: {
        id: 'newOrderKey',
        src: 'newOrderKey',
        onDone: {
          target: 'keepingKey',
          actions: { type: 'take the new key', params: ({ event }) => event },
        },
        onError: 'refused',
      },
    },
    keepingKey: {
      description:
        'The browser stores the key before the app sends the order, so that a reload finds the key.',
      tags: 'busy',
      invoke: {
        id: 'storeOrderKey',
        src: 'storeOrderKey',
        input: ({ context }) => context.attempt,
        onDone: 'sending',
        onError: 'sending',
      },
    },
    sending: {
      description: 'The server takes the order.',
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context: { attempt, placement } }) => ({ key: attempt.key, placement }),
        onDone: {
          target: 'forgettingKey',
          actions: { type: 'note the order', params: ({ event }) => ({ order: event.output }) },
        },
        onError: [
          {
            guard: { type: 'the first request still runs', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'take the pause', params: ({ event }) => event },
          },
          {
            guard: { type: 'the key was used before', params: ({ event }) => event },
            target: 'finding',
          },
          { guard: { type: 'nobody answered', params: ({ event }) => event }, target: 'unanswered' },
          {
            guard: { type: 'the price changed', params: ({ event }) => event },
            target: 'repriced',
          },
          'refused',
        ],
      },
    },
    waiting: {
      description: 'The server still works on an earlier request with this key, and says when to ask again.',
      tags: 'busy',
      after: { stillRunningPause: 'sending' },
    },
    finding: {
      description: 'An earlier attempt with other content became an order, and the app looks for this order.',
      tags: 'busy',
      invoke: {
        id: 'findPlacedOrder',
        src: 'findPlacedOrder',
        input: ({ context }) => context.attempt,
        onDone: {
          target: 'forgettingKey',
          actions: { type: 'note the earlier order', params: ({ event }) => event },
        },
        onError: 'unanswered',
      },
    },
    unanswered: {
      description: 'No answer came: the order may or may not be placed. Trying again uses the same key.',
      on: { retry: 'sending', 'wait.leave': 'givenUp' },
    },
    forgettingKey: {
      description: 'The browser deletes the key; the next order gets a new key.',
      tags: 'busy',
      invoke: { id: 'forgetOrderKey', src: 'forgetOrderKey', onDone: 'answered', onError: 'answered' },
    },
    answered: {
      description: 'The server has exactly one order.',
      type: 'final',
      output: ({ context }) => context.answer,
    },
    repriced: {
      description: 'The server placed no order, because it computes another amount.',
      type: 'final',
      output: ({ event }): SubmitOrderOutcome => ({ type: 'repriced', error: errorIn(event) }),
    },
    refused: {
      description: 'The server placed no order and says why, or the browser could not make a key.',
      type: 'final',
      output: ({ event }): SubmitOrderOutcome => ({ type: 'refused', error: errorIn(event) }),
    },
    givenUp: {
      description: 'The customer went back without an answer.',
      type: 'final',
      output: (): SubmitOrderOutcome => ({ type: 'givenUp' }),
    },
  },
})
