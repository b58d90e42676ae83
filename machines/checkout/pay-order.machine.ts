import { assign, emit, sendTo, setup } from 'xstate'
import { trackOrderPorts } from '#machines/orders/track-order.machine.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { type KnownOfPayment, type PayArrival, paymentStateOf } from '#machines/rules/order-payment.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import type { Message, TrackedOrder } from '#openapi/generated/client.ts'
import { type OfferPaymentOutcome, offerPaymentMachine } from './offer-payment.machine.ts'
import { readOrderMachine } from './read-order.machine.ts'

export type PayOrderOutcome =
  /** Nothing is left to pay now. */
  | { type: 'settled'; order: TrackedOrder }
  /** `message` is the server's: cash is paid at the door, or the order is canceled (docs/spec.md §4). */
  | { type: 'switched' | 'canceled'; message: string }

/** About half a minute with its pauses: so long a gateway that says yes is given to tell the server, too. */
const MOST_LOOKS = 6

/** The order is as it was last read; `contact_number` proves a guest's order elsewhere. */
type UnpaidOrder = { order: TrackedOrder; contact_number: string }
type Offered = { output: OfferPaymentOutcome }

/** Leads an order to its payment, from the state in which the server has it (docs/spec.md §4, failed order payment). */
export const payOrderMachine = setup({
  types: {
    input: {} as UnpaidOrder & { arrival: PayArrival },
    /** `looks`: how often the order was looked at since it waits. */
    context: {} as UnpaidOrder & KnownOfPayment & { looks: number },
    events: {} as
      | { type: 'look.again' }
      /** The server sent word of the order, or the browser shows the page again. */
      | { type: 'order.news' }
      | { type: 'time.over' },
    emitted: {} as { type: 'failure'; error: unknown } | { type: 'transfer.told'; message: string },
    output: {} as PayOrderOutcome,
    tags: {} as 'busy',
  },
  actors: { ...trackOrderPorts, readOrder: readOrderMachine, offerPayment: offerPaymentMachine },
  delays: { lookPause: ({ context }) => pauseAfter(context.looks) },
  actions: {
    'take the order': assign((_, { output }: { output: TrackedOrder }) => ({ order: output })),
    'take what is known': assign((_, { output }: Offered) => output.known),
    'expect the money': assign({ arrival: 'success', looks: 0 }),
    'count the look': assign(({ context }) => ({ looks: context.looks + 1 })),
    'count looks anew': assign({ looks: 0 }),
    'tell the offer the news': sendTo('offerPayment', { type: 'order.news' }),
    'tell the offer that the time is over': sendTo('offerPayment', { type: 'time.over' }),
    'tell the reader the news': sendTo('readOrder', { type: 'order.news' }),
    'report the failure': emit((_, failed: object) => ({ type: 'failure', error: errorIn(failed) })),
    'tell that the transfer is told': emit((_, { message }: Message) => ({
      type: 'transfer.told',
      message,
    })),
  },
  guards: {
    'it is settled': ({ context: { order } }) => paymentStateOf(order).type === 'settled',
    'it is closed': ({ context: { order } }) => paymentStateOf(order).type === 'closed',
    'the store looks for the transfer': ({ context: { order } }) => paymentStateOf(order).type === 'reviewed',
    'the gateway said yes a moment ago': ({ context: { order, arrival, looks } }) =>
      arrival === 'success' && paymentStateOf(order).type === 'payable' && looks < MOST_LOOKS,
    'it is paid in cash': (_, { output }: Offered) => output.type === 'switched',
    'it is canceled': (_, { output }: Offered) => output.type === 'canceled',
    'a payment is being confirmed': (_, { output }: Offered) => output.type === 'confirming',
    'a transfer was told': (_, { output }: Offered) => output.type === 'told',
    'the time is over': (_, { output }: Offered) => output.type === 'late',
    'it failed': (_, { output }: Offered) => output.type === 'failure',
  },
}).createMachine({
  id: 'payOrder',
  description: 'Is the order paid?',
  context: ({ input }) => ({ ...input, looks: 0, shownFailures: [], usesWallet: true }),
  output: ({ event }) => event.output as PayOrderOutcome,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'What does the order need from the customer?',
      always: [
        { guard: 'it is settled', target: 'settled' },
        { guard: 'it is closed', target: 'closed' },
        { guard: 'the store looks for the transfer', target: 'waiting' },
        { guard: 'the gateway said yes a moment ago', target: 'waiting' },
        'offering',
      ],
    },
    offering: {
      description: 'The customer pays, changes the way to pay, or cancels; offerPayment carries it out.',
      invoke: {
        id: 'offerPayment',
        src: 'offerPayment',
        input: ({ context: { order, arrival, shownFailures, usesWallet } }) => ({
          order,
          arrival,
          shownFailures,
          usesWallet,
        }),
        onDone: [
          { guard: { type: 'it is paid in cash', params: ({ event }) => event }, target: 'switched' },
          { guard: { type: 'it is canceled', params: ({ event }) => event }, target: 'canceled' },
          {
            guard: { type: 'a payment is being confirmed', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'take what is known', params: ({ event }) => event }, 'expect the money'],
          },
          {
            guard: { type: 'a transfer was told', params: ({ event }) => event },
            target: 'reading',
            actions: [
              { type: 'take what is known', params: ({ event }) => event },
              { type: 'tell that the transfer is told', params: ({ event }) => messageIn(event) },
            ],
          },
          {
            guard: { type: 'it failed', params: ({ event }) => event },
            target: 'reading',
            actions: [
              { type: 'take what is known', params: ({ event }) => event },
              { type: 'report the failure', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'the time is over', params: ({ event }) => event },
            target: 'expiring',
            actions: [{ type: 'take what is known', params: ({ event }) => event }, 'count looks anew'],
          },
          { target: 'reading', actions: { type: 'take what is known', params: ({ event }) => event } },
        ],
        onError: { target: 'reading', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
      on: {
        'order.news': { actions: 'tell the offer the news' },
        'time.over': { actions: 'tell the offer that the time is over' },
      },
    },
    reading: {
      description: 'The app reads the order again; the screen keeps what it showed.',
      tags: 'busy',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context: { order, contact_number } }) => ({ order_id: order.id, contact_number }),
        onDone: { target: 'deciding', actions: { type: 'take the order', params: ({ event }) => event } },
        onError: {
          target: 'deciding',
          actions: { type: 'report the failure', params: ({ event }) => event },
        },
      },
      on: {
        'order.news': { actions: 'tell the reader the news' },
        'time.over': { target: 'expiring', actions: 'count looks anew' },
      },
    },
    expiring: {
      description:
        'The time to pay is over: nothing can be paid, and the server is about to cancel the order.',
      initial: 'looking',
      states: {
        looking: {
          description: 'The app asks the server whether it canceled the order, or the money came in time.',
          tags: 'busy',
          invoke: {
            id: 'trackOrder',
            src: 'trackOrder',
            input: ({ context: { order, contact_number } }) => ({ order_id: order.id, contact_number }),
            onDone: {
              target: 'decidingEnd',
              actions: { type: 'take the order', params: ({ event }) => event },
            },
            onError: 'pausing',
          },
          on: { 'order.news': { target: 'looking', reenter: true } },
        },
        decidingEnd: {
          description: 'Is the order closed or paid, or does the store review a transfer?',
          always: [
            { guard: 'it is closed', target: '#payOrder.closed' },
            { guard: 'it is settled', target: '#payOrder.settled' },
            { guard: 'the store looks for the transfer', target: '#payOrder.waiting' },
            'pausing',
          ],
        },
        pausing: {
          description: 'The app pauses before it asks the server again.',
          entry: 'count the look',
          after: { lookPause: 'looking' },
          on: { 'order.news': 'looking' },
        },
      },
    },
    waiting: {
      description: 'The gateway decides, or the store reviews the transfer. The customer may close the page.',
      initial: 'pausing',
      states: {
        pausing: {
          description: 'The app pauses before it asks the server again.',
          entry: 'count the look',
          after: { lookPause: 'looking' },
          on: {
            'order.news': 'looking',
            'look.again': { target: 'looking', actions: 'count looks anew' },
          },
        },
        looking: {
          description: 'The app asks the server again; the screen keeps what it showed.',
          tags: 'busy',
          invoke: {
            id: 'trackOrder',
            src: 'trackOrder',
            input: ({ context: { order, contact_number } }) => ({ order_id: order.id, contact_number }),
            onDone: {
              target: '#payOrder.deciding',
              actions: { type: 'take the order', params: ({ event }) => event },
            },
            onError: 'pausing',
          },
          on: { 'order.news': { target: 'looking', reenter: true } },
        },
      },
    },
    closed: {
      description: 'The order is canceled or refunded, and the customer has nothing to pay.',
      on: { 'order.news': 'reading' },
    },
    settled: {
      description: 'Nothing is left to pay now.',
      type: 'final',
      output: ({ context: { order } }): PayOrderOutcome => ({ type: 'settled', order }),
    },
    switched: {
      description: 'The customer will pay in cash when receiving the order.',
      type: 'final',
      output: ({ event }): PayOrderOutcome => ({ type: 'switched', message: messageIn(event).message }),
    },
    canceled: {
      description: 'The server canceled the order.',
      type: 'final',
      output: ({ event }): PayOrderOutcome => ({ type: 'canceled', message: messageIn(event).message }),
    },
  },
})

/** What the server said of a choice that it carried out. */
const messageIn = (event: object): Message => (event as { output: Message }).output
