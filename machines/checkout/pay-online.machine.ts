import { setup } from 'xstate'
import { port } from '#machines/port.ts'
import { errorIn, hasCode } from '#machines/rules/refusal.ts'
import type { PaymentStarted } from '#openapi/generated/client.ts'

/** `amount` is what the customer has seen: the server starts no payment of another. */
type ToPay = { order_id: number; amount: number }

export type PayOnlineOutcome =
  /** The order has to be read again: what the browser brings back from the gateway is not believed. */
  | { type: 'changed' }
  /** Another payment of the order is being confirmed. */
  | { type: 'confirming' }
  | { type: 'failure'; error: unknown }

export const payOnlinePorts = {
  /** Answers the page that is still open for this order, or a new one. */
  startPayment: port<PaymentStarted, ToPay>('startPayment'),
  /** Leaves for the gateway; answered when the browser shows this page again as it was left. */
  openGateway: port<void, { order_id: number; redirect_link: string }>('openGateway'),
}

/** Leads the customer to the gateway of an order and back (docs/spec.md §4, failed order payment). */
export const payOnlineMachine = setup({
  types: {
    input: {} as ToPay,
    context: {} as ToPay,
    /** The server sent word of the order, the browser shows the page again, or the deadline has passed. */
    events: {} as { type: 'order.news' },
    output: {} as PayOnlineOutcome,
  },
  actors: payOnlinePorts,
  guards: {
    'a payment is being confirmed': (_, { error }: { error: unknown }) =>
      hasCode(error, 409, 'payment_status'),
  },
}).createMachine({
  id: 'payOnline',
  description: 'Is the customer back from the gateway?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as PayOnlineOutcome,
  initial: 'opening',
  states: {
    opening: {
      description: 'The server opens a page of the gateway, or names the page that is still open.',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => context,
        onDone: 'away',
        onError: [
          {
            guard: { type: 'a payment is being confirmed', params: ({ event }) => event },
            target: 'confirming',
          },
          'failed',
        ],
      },
    },
    away: {
      description: 'The browser is at the gateway.',
      invoke: {
        id: 'openGateway',
        src: 'openGateway',
        input: ({ context: { order_id }, event }) => ({
          order_id,
          redirect_link: (event as object as { output: PaymentStarted }).output.redirect_link,
        }),
        onDone: 'back',
        onError: 'failed',
      },
      on: { 'order.news': 'back' },
    },
    back: {
      description: 'The customer is back from the gateway, or an update of the order arrived meanwhile.',
      type: 'final',
      output: (): PayOnlineOutcome => ({ type: 'changed' }),
    },
    confirming: {
      description: 'The gateway is still confirming a payment of this order, and no page opens.',
      type: 'final',
      output: (): PayOnlineOutcome => ({ type: 'confirming' }),
    },
    failed: {
      description: 'The server did not start the payment, or the browser did not open the gateway.',
      type: 'final',
      output: ({ event }): PayOnlineOutcome => ({ type: 'failure', error: errorIn(event) }),
    },
  },
})
