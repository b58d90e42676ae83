import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { type ServerRefusal, serverRefusals } from '#machines/rules/refusal.ts'
import type { RefundOffer } from '#openapi/generated/client.ts'
import { type FillRefundOutcome, fillRefundMachine } from './fill-refund.machine.ts'

export type RequestRefundOutcome = { type: 'requested'; message: string } | { type: 'left' }

export const requestRefundPorts = {
  /** Refused when the order cannot be refunded: too late by the server's clock, asked before, not delivered. */
  getRefundOffer: port<RefundOffer, { order_id: number }>('getRefundOffer'),
}

/** Decides whether a refund of a delivered order is requested (decision 013). */
export const requestRefundMachine = setup({
  types: {
    input: {} as { order_id: number },
    context: {} as { order_id: number; refusals: readonly ServerRefusal[] },
    events: {} as { type: 'offer.retry' } | { type: 'refund.close' },
    /** The order stands differently: the app shows another state than the server has. */
    emitted: {} as { type: 'order.outdated' },
    output: {} as RequestRefundOutcome,
    tags: {} as 'busy',
  },
  actors: { ...requestRefundPorts, fillRefund: fillRefundMachine },
  actions: {
    'keep the refusals': assign((_, { refusals }: { refusals: readonly ServerRefusal[] }) => ({ refusals })),
    'report the outdated order': emit({ type: 'order.outdated' }),
  },
  guards: {
    'the server refused': (_, { error }: { error: unknown }) => serverRefusals(error).length > 0,
    'the refund is requested': (_, { output }: { output: FillRefundOutcome }) => output.type === 'requested',
  },
}).createMachine({
  id: 'requestRefund',
  description: 'Does the customer request a refund of the order, while the shop accepts requests?',
  context: ({ input }) => ({ ...input, refusals: [] }),
  output: ({ event }) => event.output as RequestRefundOutcome,
  initial: 'reading',
  on: { 'refund.close': '.left' },
  states: {
    reading: {
      description: 'The server says what can be refunded, until when, and how the money comes back.',
      tags: 'busy',
      invoke: {
        id: 'getRefundOffer',
        src: 'getRefundOffer',
        input: ({ context: { order_id } }) => ({ order_id }),
        onDone: 'filling',
        onError: [
          {
            guard: { type: 'the server refused', params: ({ event }) => event },
            target: 'closed',
            actions: {
              type: 'keep the refusals',
              params: ({ event }) => ({ refusals: serverRefusals(event.error) }),
            },
          },
          'unread',
        ],
      },
    },
    unread: {
      description: 'The refund terms did not load, or filling in the request stopped with an error.',
      on: { 'offer.retry': 'reading' },
    },
    filling: {
      description: 'The customer says what went wrong, and sends the request.',
      invoke: {
        id: 'fillRefund',
        src: 'fillRefund',
        input: ({ event }) => ({ offer: (event as object as { output: RefundOffer }).output }),
        onDone: [
          {
            guard: { type: 'the refund is requested', params: ({ event }) => event },
            target: 'requested',
          },
          {
            target: 'closed',
            actions: {
              type: 'keep the refusals',
              params: ({ event }) => ({ refusals: refusalsIn(event.output) }),
            },
          },
        ],
        onError: 'unread',
      },
    },
    closed: {
      description: 'The shop takes no request for this order now, and says why.',
      entry: 'report the outdated order',
    },
    requested: {
      description: 'The server has the request.',
      type: 'final',
      output: ({ event }): RequestRefundOutcome =>
        (event as object as { output: RequestRefundOutcome }).output,
    },
    left: {
      description: 'The customer closed the dialog.',
      type: 'final',
      output: (): RequestRefundOutcome => ({ type: 'left' }),
    },
  },
})

const refusalsIn = (outcome: FillRefundOutcome): readonly ServerRefusal[] =>
  outcome.type === 'closed' ? outcome.refusals : []
