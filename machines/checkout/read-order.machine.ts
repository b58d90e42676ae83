import { assign, setup } from 'xstate'
import { type OrderQuestion, trackOrderPorts } from '#machines/orders/track-order.machine.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'

/** Reads an order until the server answers; without an answer it asks again, with longer pauses. */
export const readOrderMachine = setup({
  types: {
    input: {} as OrderQuestion,
    context: {} as OrderQuestion & { failures: number },
    events: {} as
      | { type: 'look.again' }
      /** The server sent word of the order, the browser shows the page again, or the deadline has passed. */
      | { type: 'order.news' },
    output: {} as TrackedOrder,
    tags: {} as 'busy',
  },
  actors: trackOrderPorts,
  delays: { retryPause: ({ context }) => pauseAfter(context.failures) },
  actions: {
    'count the failure': assign(({ context }) => ({ failures: context.failures + 1 })),
    'count failures anew': assign({ failures: 0 }),
  },
  guards: {
    'the order is gone': (_, { error }: { error: unknown }) => isNotFound(error),
  },
}).createMachine({
  id: 'readOrder',
  description: 'What does the server know about this order?',
  context: ({ input: { order_id, contact_number } }) => ({ order_id, contact_number, failures: 0 }),
  output: ({ event }) => event.output as TrackedOrder,
  initial: 'reading',
  states: {
    reading: {
      description: 'The app reads the order, and starts again when an update of the order arrives.',
      tags: 'busy',
      invoke: {
        id: 'trackOrder',
        src: 'trackOrder',
        input: ({ context: { order_id, contact_number } }) => ({ order_id, contact_number }),
        onDone: 'read',
        onError: [
          { guard: { type: 'the order is gone', params: ({ event }) => event }, target: 'notFound' },
          { target: 'unread', actions: 'count the failure' },
        ],
      },
      on: { 'order.news': { target: 'reading', reenter: true } },
    },
    unread: {
      description: 'The server did not answer; the app asks again after a pause.',
      after: { retryPause: 'reading' },
      on: { 'look.again': { target: 'reading', actions: 'count failures anew' }, 'order.news': 'reading' },
    },
    notFound: {
      description: 'The shopper has no such order.',
      on: { 'order.news': 'reading' },
    },
    read: {
      description: 'The server sent the order.',
      type: 'final',
      output: ({ event }): TrackedOrder => (event as object as { output: TrackedOrder }).output,
    },
  },
})
