import { assign, emit, sendTo, setup } from 'xstate'
import {
  type KnownOfPayment,
  type OfferPaymentOutcome,
  offerPaymentMachine,
} from '#machines/offer-payment.machine.ts'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import { type OrderPaymentState, type PayArrival, paymentStateOf } from '#machines/rules/order-payment.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import type { OrderQuestion } from '#machines/track-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'

export type PayOrderOutcome =
  /** Nothing is left to pay now. */
  { type: 'settled'; order: TrackedOrder } | Extract<OfferPaymentOutcome, { type: 'switched' | 'canceled' }>

export const payOrderPorts = { trackOrder: port<TrackedOrder, OrderQuestion>('trackOrder') }

/** About half a minute with its pauses: so long a gateway that says yes is given to tell the server, too. */
const MOST_LOOKS = 6

type PayOrder = OrderQuestion &
  KnownOfPayment & {
    /** The last answer; empty until there is one. */
    orders: readonly TrackedOrder[]
    /** Reads of the order since the customer last asked for one. */
    looks: number
  }

type Offered = { output: OfferPaymentOutcome }

/** Leads an unpaid order to its payment, from whatever the server says now (docs/spec.md §4, failed order payment). */
export const payOrderMachine = setup({
  types: {
    input: {} as OrderQuestion & { arrival: PayArrival },
    context: {} as PayOrder,
    events: {} as
      | { type: 'look.again' }
      /** The server sent word of the order, the browser shows the page again, or the deadline has passed. */
      | { type: 'order.news' },
    emitted: {} as { type: 'failure'; error: unknown } | { type: 'transfer.told'; message: string },
    output: {} as PayOrderOutcome,
    tags: {} as 'busy',
  },
  actors: { ...payOrderPorts, offerPayment: offerPaymentMachine },
  delays: { lookPause: ({ context }) => pauseAfter(context.looks) },
  actions: {
    'take the order': assign((_, { output }: { output: TrackedOrder }) => ({ orders: [output] })),
    'take what is known': assign((_, { output }: Offered) => ('known' in output ? output.known : {})),
    'count the look': assign(({ context }) => ({ looks: context.looks + 1 })),
    'count looks anew': assign({ looks: 0 }),
    'pass the news on': sendTo('offerPayment', { type: 'order.news' }),
    'report the failure': emit((_, failed: object) => ({ type: 'failure', error: errorIn(failed) })),
    'tell that the transfer is told': emit((_, { output }: Offered) => ({
      type: 'transfer.told',
      message: 'message' in output ? output.message : '',
    })),
  },
  guards: {
    'the order is gone': (_, { error }: { error: unknown }) => isNotFound(error),
    'it is settled': ({ context }) => stateIn(context) === 'settled',
    'it is closed': ({ context }) => stateIn(context) === 'closed',
    'the store looks for the transfer': ({ context }) => stateIn(context) === 'reviewed',
    'the gateway said yes a moment ago': ({ context }) =>
      context.arrival === 'success' && stateIn(context) === 'payable' && context.looks < MOST_LOOKS,
    'it is paid in cash': (_, { output }: Offered) => output.type === 'switched',
    'it is canceled': (_, { output }: Offered) => output.type === 'canceled',
    'a payment is being confirmed': (_, { output }: Offered) => output.type === 'confirming',
    'a transfer was told': (_, { output }: Offered) => output.type === 'told',
    'it failed': (_, { output }: Offered) => output.type === 'failure',
  },
}).createMachine({
  id: 'payOrder',
  description: 'Is the order paid?',
  context: ({ input }) => ({ ...input, orders: [], looks: 0, shownFailure: '' }),
  output: ({ event }) => event.output as PayOrderOutcome,
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked what it knows of the order; a return address is never believed.',
      tags: 'busy',
      invoke: {
        id: 'trackOrder',
        src: 'trackOrder',
        input: ({ context: { order_id, contact_number } }) => ({ order_id, contact_number }),
        onDone: { target: 'deciding', actions: { type: 'take the order', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'the order is gone', params: ({ event }) => event }, target: 'notFound' },
          'unread',
        ],
      },
    },
    deciding: {
      description: 'What does the order need of its customer?',
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
        input: ({ context: { orders, arrival, shownFailure } }) => ({
          order: orders[0]!,
          arrival,
          shownFailure,
        }),
        onDone: [
          { guard: { type: 'it is paid in cash', params: ({ event }) => event }, target: 'switched' },
          { guard: { type: 'it is canceled', params: ({ event }) => event }, target: 'canceled' },
          {
            guard: { type: 'a payment is being confirmed', params: ({ event }) => event },
            target: 'waiting',
            actions: [{ type: 'take what is known', params: ({ event }) => event }, 'count looks anew'],
          },
          {
            guard: { type: 'a transfer was told', params: ({ event }) => event },
            target: 'reading',
            actions: [
              { type: 'take what is known', params: ({ event }) => event },
              { type: 'tell that the transfer is told', params: ({ event }) => event },
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
          { target: 'reading', actions: { type: 'take what is known', params: ({ event }) => event } },
        ],
        onError: { target: 'reading', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
      on: { 'order.news': { actions: 'pass the news on' } },
    },
    waiting: {
      description: 'The gateway decides, or the store reviews the transfer. The customer may close the page.',
      initial: 'pausing',
      states: {
        pausing: {
          description: 'The server is left alone for a while.',
          entry: 'count the look',
          after: { lookPause: 'looking' },
          on: {
            'order.news': 'looking',
            'look.again': { target: 'looking', actions: 'count looks anew' },
          },
        },
        looking: {
          description: 'The server is asked again; what was known stays on the screen.',
          tags: 'busy',
          invoke: {
            id: 'trackOrder',
            src: 'trackOrder',
            input: ({ context: { order_id, contact_number } }) => ({ order_id, contact_number }),
            onDone: {
              target: '#payOrder.deciding',
              actions: { type: 'take the order', params: ({ event }) => event },
            },
            onError: 'pausing',
          },
        },
      },
    },
    unread: {
      description: 'The server did not answer; it is asked again, with longer pauses.',
      entry: 'count the look',
      after: { lookPause: 'reading' },
      on: { 'look.again': { target: 'reading', actions: 'count looks anew' }, 'order.news': 'reading' },
    },
    closed: {
      description: 'The order is canceled or refunded: there is nothing to pay.',
      on: { 'order.news': 'reading' },
    },
    notFound: {
      description: 'There is no such order for this shopper.',
      on: { 'order.news': 'reading' },
    },
    settled: {
      description: 'Nothing is left to pay now.',
      type: 'final',
      output: ({ context }): PayOrderOutcome => ({ type: 'settled', order: context.orders[0]! }),
    },
    switched: {
      description: 'The order is paid in cash at the door.',
      type: 'final',
      output: ({ event }) => (event as object as { output: PayOrderOutcome }).output,
    },
    canceled: {
      description: 'The order is canceled.',
      type: 'final',
      output: ({ event }) => (event as object as { output: PayOrderOutcome }).output,
    },
  },
})

const stateIn = ({ orders }: PayOrder): OrderPaymentState['type'] | undefined =>
  orders[0] && paymentStateOf(orders[0]).type
