import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter, pauseAsked } from '#machines/rules/backoff.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import { hasCode, isUnanswered } from '#machines/rules/refusal.ts'
import type { OrderPlaced } from '#openapi/generated/client.ts'

export type RecoverOrderOutcome =
  | { type: 'found'; order: OrderPlaced; attempt: OrderKey }
  /** Nothing was placed under the key so far, or the customer has heard of the order elsewhere. */
  | { type: 'nothing' }

export const recoverOrderPorts = {
  findPlacedOrder: port<OrderPlaced, OrderKey>('findPlacedOrder'),
  /** Deletes the key; false when it is not the stored one any more, so that of two tabs only one tells of the order. */
  takeOrderKey: port<boolean, OrderKey>('takeOrderKey'),
}

/** Finds the order of a key that was stored before its reply was lost (docs/contract.md §1, Idempotency-Key). */
export const recoverOrderMachine = setup({
  types: {
    input: {} as { attempt: OrderKey },
    /** `failures` in a row; `pause` in milliseconds, as the server last asked for; `order` once it is found. */
    context: {} as { attempt: OrderKey; failures: number; pause: number; order?: OrderPlaced },
    output: {} as RecoverOrderOutcome,
  },
  actors: recoverOrderPorts,
  delays: {
    stillRunningPause: ({ context }) => context.pause,
    retryPause: ({ context }) => pauseAfter(context.failures),
  },
  actions: {
    'note the order': assign((_, { output }: { output: OrderPlaced }) => ({ order: output })),
    'take the pause': assign(({ context }, { error }: { error: unknown }) => ({
      pause: pauseAsked(error, context.pause),
    })),
    'count the failure': assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: {
    'it is being placed': (_, { error }: { error: unknown }) => hasCode(error, 409, 'idempotency_key'),
    'no answer came': (_, { error }: { error: unknown }) => isUnanswered(error),
    'the key was still there': (_, { output }: { output: boolean }) => output,
  },
}).createMachine({
  id: 'recoverOrder',
  description: 'Did an order whose reply was lost reach the server?',
  context: ({ input }) => ({ ...input, failures: 0, pause: 2000 }),
  output: ({ event }) => event.output as RecoverOrderOutcome,
  initial: 'asking',
  states: {
    asking: {
      description: 'The app asks the server for the order of this key.',
      invoke: {
        id: 'findPlacedOrder',
        src: 'findPlacedOrder',
        input: ({ context }) => context.attempt,
        onDone: { target: 'takingKey', actions: { type: 'note the order', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'it is being placed', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'take the pause', params: ({ event }) => event },
          },
          {
            guard: { type: 'no answer came', params: ({ event }) => event },
            target: 'unanswered',
            actions: 'count the failure',
          },
          'nothing',
        ],
      },
    },
    waiting: {
      description: 'The server is still placing the order, and says when to ask again.',
      after: { stillRunningPause: 'asking' },
    },
    unanswered: {
      description: 'No answer came; the app asks the server again after a pause.',
      after: { retryPause: 'asking' },
    },
    takingKey: {
      description: 'The order exists. Did another tab, or checkout, already tell the customer?',
      invoke: {
        id: 'takeOrderKey',
        src: 'takeOrderKey',
        input: ({ context }) => context.attempt,
        onDone: [
          { guard: { type: 'the key was still there', params: ({ event }) => event }, target: 'found' },
          'nothing',
        ],
        onError: 'found',
      },
    },
    found: {
      description: 'The app has to tell the customer about the order.',
      type: 'final',
      output: ({ context: { attempt, order } }): RecoverOrderOutcome => ({
        type: 'found',
        order: order!,
        attempt,
      }),
    },
    nothing: {
      description:
        'The app has nothing to tell. A key that is left stays: a late request can still become an order.',
      type: 'final',
      output: (): RecoverOrderOutcome => ({ type: 'nothing' }),
    },
  },
})
