import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { expectedFigure, hasCode } from '#machines/rules/refusal.ts'
import type { Message, PriceAcceptance } from '#openapi/generated/client.ts'

export type AcceptPriceOutcome =
  | { type: 'accepted'; message: string }
  /** The time is over: the server cancels the order, and nothing was charged. */
  | { type: 'expired' }
  /** The order waits for no price: another page accepted it, or it is canceled. */
  | { type: 'closed' }

export const acceptPricePorts = {
  /** Sent again after a lost reply, it answers as it did the first time. */
  acceptPrescriptionPrice: port<Message, PriceAcceptance>('acceptPrescriptionPrice'),
}

/** Decides whether the customer accepts the price of a prescription in time; declining it is canceling the order. */
export const acceptPriceMachine = setup({
  types: {
    /** `amount`: the price, as the app shows it. */
    input: {} as { order_id: number; amount: number },
    context: {} as { order_id: number; amount: number },
    events: {} as { type: 'price.accept' } | { type: 'time.over' },
    emitted: {} as
      | { type: 'failure'; error: unknown }
      /** The server has another price than the app shows. */
      | { type: 'order.outdated' },
    output: {} as AcceptPriceOutcome,
    tags: {} as 'busy',
  },
  actors: acceptPricePorts,
  actions: {
    'show the new price': assign((_, { error }: { error: unknown }) => ({
      amount: expectedFigure(error, 'order_amount')!,
    })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
    'report the outdated order': emit({ type: 'order.outdated' }),
  },
  guards: {
    'the price is another one': (_, { error }: { error: unknown }) =>
      expectedFigure(error, 'order_amount') !== undefined,
    'the time is over': (_, { error }: { error: unknown }) => hasCode(error, 409, 'price_deadline'),
    'no price waits': (_, { error }: { error: unknown }) => hasCode(error, 409, 'order_status'),
  },
}).createMachine({
  id: 'acceptPrice',
  description: 'Does the customer accept the price of the prescription?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as AcceptPriceOutcome,
  initial: 'offering',
  states: {
    offering: {
      description: 'The page shows the price, and the time that is left to accept it.',
      on: { 'price.accept': 'accepting', 'time.over': 'expired' },
    },
    accepting: {
      description: 'The customer accepts the price; the server decides whether the press came in time.',
      tags: 'busy',
      invoke: {
        id: 'acceptPrescriptionPrice',
        src: 'acceptPrescriptionPrice',
        input: ({ context: { order_id, amount } }) => ({ order_id, amount }),
        onDone: 'accepted',
        onError: [
          {
            guard: { type: 'the price is another one', params: ({ event }) => event },
            target: 'changed',
            actions: { type: 'show the new price', params: ({ event }) => event },
          },
          { guard: { type: 'the time is over', params: ({ event }) => event }, target: 'expired' },
          { guard: { type: 'no price waits', params: ({ event }) => event }, target: 'closed' },
          { target: 'failed', actions: { type: 'report the failure', params: ({ event }) => event } },
        ],
      },
    },
    changed: {
      description:
        'The price differs from the price that the customer saw; the customer has to press again to accept it.',
      entry: 'report the outdated order',
      on: { 'price.accept': 'accepting', 'time.over': 'expired' },
    },
    failed: {
      description:
        'No answer or an unexpected answer came: the price may or may not be accepted. Pressing again does no harm.',
      on: { 'price.accept': 'accepting', 'time.over': 'expired' },
    },
    accepted: {
      description: 'The price is accepted, and the pharmacy starts.',
      type: 'final',
      output: ({ event }): AcceptPriceOutcome => {
        const { output } = event as object as { output: Message }
        return { type: 'accepted', message: output.message }
      },
    },
    expired: {
      description: 'The time to accept is over.',
      type: 'final',
      output: (): AcceptPriceOutcome => ({ type: 'expired' }),
    },
    closed: {
      description: 'The order has no price left to accept.',
      type: 'final',
      output: (): AcceptPriceOutcome => ({ type: 'closed' }),
    },
  },
})
