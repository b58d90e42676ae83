import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import { isOver } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'

/** `contact_number` is empty for a signed-in customer; the app adds the guest id of a guest. */
export type OrderQuestion = { order_id: number; contact_number: string }

export const trackOrderPorts = { trackOrder: port<TrackedOrder, OrderQuestion>('trackOrder') }

/** Polls an order every ten seconds until its last status (docs/spec.md §4, §9). */
export const trackOrderMachine = setup({
  types: {
    input: {} as { order: TrackedOrder; contact_number: string },
    context: {} as { order: TrackedOrder; contact_number: string; failures: number },
    events: {} as
      /** The event stream reported a change of an order. */
        | { type: 'order.news'; order_id: number }
        | { type: 'page.hidden' }
        | { type: 'page.shown' }
        | { type: 'track.retry' },
    output: {} as TrackedOrder,
    tags: {} as 'busy',
  },
  actors: trackOrderPorts,
  delays: { pollInterval: 10_000, retryPause: ({ context }) => pauseAfter(context.failures) },
  actions: {
    'show the order': assign((_, { output }: { output: TrackedOrder }) => ({ order: output, failures: 0 })),
    'count the failure': assign({ failures: ({ context }) => context.failures + 1 }),
  },
  guards: {
    'it is delivered': ({ context }) => context.order.order_status === 'delivered',
    'it is over': ({ context }) => isOver(context.order),
    'it is about this order': ({ context }, { order_id }: { order_id: number }) =>
      context.order.id === order_id,
    'the order is gone': (_, { error }: { error: unknown }) => isNotFound(error),
  },
}).createMachine({
  id: 'trackOrder',
  description: 'How far is the order? The screen keeps the last answer when a later request fails.',
  context: ({ input }) => ({ ...input, failures: 0 }),
  output: ({ event }) => event.output as TrackedOrder,
  initial: 'following',
  states: {
    following: {
      description: 'The customer looks at the order.',
      initial: 'decidingNext',
      on: {
        'page.hidden': 'paused',
        'order.news': {
          guard: { type: 'it is about this order', params: ({ event }) => event },
          target: '.asking',
        },
      },
      states: {
        decidingNext: {
          description: 'Will anything more happen to the order?',
          always: [
            { guard: 'it is delivered', target: '#trackOrder.delivered' },
            { guard: 'it is over', target: '#trackOrder.ended' },
            'waiting',
          ],
        },
        waiting: {
          description: 'The page shows the last known status of the order.',
          after: { pollInterval: 'asking' },
        },
        asking: {
          description: 'The app reads the order again.',
          tags: 'busy',
          invoke: {
            id: 'trackOrder',
            src: 'trackOrder',
            input: ({ context }) => ({ order_id: context.order.id, contact_number: context.contact_number }),
            onDone: {
              target: 'decidingNext',
              actions: { type: 'show the order', params: ({ event }) => event },
            },
            onError: [
              {
                guard: { type: 'the order is gone', params: ({ event }) => event },
                target: '#trackOrder.notFound',
              },
              { target: 'backingOff', actions: 'count the failure' },
            ],
          },
        },
        backingOff: {
          description: 'No answer came; the next request waits longer after every failure.',
          after: { retryPause: 'asking' },
          on: { 'track.retry': 'asking' },
        },
      },
    },
    paused: {
      description: 'The page is hidden.',
      on: { 'page.shown': 'following.asking' },
    },
    delivered: {
      description: 'The order has arrived.',
      type: 'final',
      output: ({ context }) => context.order,
    },
    ended: {
      description: 'The order was canceled, has failed or was refunded.',
      type: 'final',
      output: ({ context }) => context.order,
    },
    notFound: {
      description: 'The server no longer shows the order to the customer.',
      type: 'final',
      output: ({ context }) => context.order,
    },
  },
})
