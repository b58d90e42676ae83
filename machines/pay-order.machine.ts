import { assign, emit, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { pauseAfter } from '#machines/rules/backoff.ts'
import { isNotFound } from '#machines/rules/not-found.ts'
import {
  failureOf,
  type OrderPaymentState,
  type PayArrival,
  paymentStateOf,
} from '#machines/rules/order-payment.ts'
import { hasCode } from '#machines/rules/refusal.ts'
import { tellTransferMachine } from '#machines/tell-transfer.machine.ts'
import type { OrderQuestion } from '#machines/track-order.machine.ts'
import type { Message, PaymentMethod, PaymentStarted, TrackedOrder } from '#openapi/generated/client.ts'

export type PayOrderOutcome =
  /** Nothing is left to pay now. */
  | { type: 'settled'; order: TrackedOrder }
  /** `message` is the server's: cash is paid at the door, or the order is canceled (docs/spec.md §4). */
  | { type: 'switched' | 'canceled'; message: string }

export const payOrderPorts = {
  trackOrder: port<TrackedOrder, OrderQuestion>('trackOrder'),
  /** Answers the page that is still open for this order, or a new one. */
  startPayment: port<PaymentStarted, { order_id: number }>('startPayment'),
  /** Leaves for the gateway; answered when the browser shows this page again as it was left. */
  openGateway: port<void, { order_id: number; redirect_link: string }>('openGateway'),
  switchPaymentMethod: port<Message, { order_id: number; payment_method: PaymentMethod }>(
    'switchPaymentMethod',
  ),
  cancelFailedOrder: port<Message, { order_id: number; reason: string }>('cancelFailedOrder'),
}

/** docs/spec.md §4, failed order payment; the reason goes to the server and is not translated. */
const CANCEL_REASON = 'Order payment canceled'

/** About half a minute with its pauses: so long a gateway that says yes is given to tell the server, too. */
const MOST_LOOKS = 6

type PayOrder = OrderQuestion & {
  arrival: PayArrival
  /** The last answer; empty until there is one. */
  orders: readonly TrackedOrder[]
  /** Looks at the server since somebody last wanted to know. */
  looks: number
  /** The way to pay that the customer chose last. */
  way: PaymentMethod
  /** The failure whose dialog was shown: each is shown once. */
  shownFailure: string
}

/** Leads an unpaid order to its payment, from whatever the server says now (docs/spec.md §4, failed order payment). */
export const payOrderMachine = setup({
  types: {
    input: {} as OrderQuestion & { arrival: PayArrival },
    context: {} as PayOrder,
    events: {} as
      | { type: 'pay.press' }
      | { type: 'way.choose'; payment_method: PaymentMethod }
      | { type: 'dialog.open' }
      | { type: 'dialog.close' }
      | { type: 'cancel.press' }
      | { type: 'look.again' }
      /** The server sent word of the order, the browser shows the page again, or the deadline has passed. */
      | { type: 'order.news' },
    emitted: {} as { type: 'failure'; error: unknown } | { type: 'transfer.told'; message: string },
    output: {} as PayOrderOutcome,
    tags: {} as 'busy',
  },
  actors: { ...payOrderPorts, tellTransfer: tellTransferMachine },
  delays: {
    /** docs/spec.md §9. */
    failureDialogPause: 500,
    lookPause: ({ context }) => pauseAfter(context.looks),
  },
  actions: {
    'take the order': assign((_, { output }: { output: TrackedOrder }) => ({ orders: [output] })),
    'take the way': assign((_, { payment_method }: { payment_method: PaymentMethod }) => ({
      way: payment_method,
      arrival: payment_method === 'digital_payment' ? ('now' as const) : ('later' as const),
    })),
    'count the look': assign(({ context }) => ({ looks: context.looks + 1 })),
    'count looks anew': assign({ looks: 0 }),
    'expect the payment': assign({ arrival: 'success', looks: 0 }),
    'forget how the customer came': assign({ arrival: 'later' }),
    'note the failure': assign(({ context }) => ({ shownFailure: nameOfFailure(context) })),
    'report the failure': emit((_, { error }: { error: unknown }) => ({ type: 'failure', error })),
    'tell that the transfer is told': emit((_, { output }: { output: Message }) => ({
      type: 'transfer.told',
      message: output.message,
    })),
  },
  guards: {
    'a payment is being confirmed': (_, { error }: { error: unknown }) =>
      hasCode(error, 409, 'payment_status'),
    'the order is gone': (_, { error }: { error: unknown }) => isNotFound(error),
    'it is settled': ({ context }) => stateIn(context) === 'settled',
    'it is closed': ({ context }) => stateIn(context) === 'closed',
    'a transfer is to be told': ({ context }) => stateIn(context) === 'transfer',
    'the store looks for the transfer': ({ context }) => stateIn(context) === 'reviewed',
    'it is to be paid at once': ({ context }) => context.arrival === 'now' && stateIn(context) === 'payable',
    'the gateway said yes a moment ago': ({ context }) =>
      context.arrival === 'success' && stateIn(context) === 'payable' && context.looks < MOST_LOOKS,
    'its payment failed': ({ context }) =>
      nameOfFailure(context) !== '' && nameOfFailure(context) !== context.shownFailure,
    'cash is chosen': ({ context }) => context.way === 'cash_on_delivery',
  },
}).createMachine({
  id: 'payOrder',
  description: 'Is the order paid?',
  context: ({ input }) => ({ ...input, orders: [], looks: 0, way: 'digital_payment', shownFailure: '' }),
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
        { guard: 'a transfer is to be told', target: 'transferring' },
        { guard: 'the store looks for the transfer', target: 'waiting' },
        { guard: 'it is to be paid at once', target: 'opening', actions: 'forget how the customer came' },
        { guard: 'the gateway said yes a moment ago', target: 'waiting' },
        { guard: 'its payment failed', target: 'payable.failed', actions: 'note the failure' },
        'payable',
      ],
    },
    payable: {
      description: 'The customer chooses: pay online, pay in another way, or cancel.',
      initial: 'open',
      on: {
        'pay.press': { target: 'opening', actions: 'forget how the customer came' },
        'way.choose': {
          target: 'switching',
          actions: { type: 'take the way', params: ({ event }) => event },
        },
        'order.news': 'reading',
      },
      states: {
        open: { description: 'The order waits to be paid.', on: { 'dialog.open': 'agreeing' } },
        failed: {
          description: 'The payment did not happen; the dialog follows the screen after half a second.',
          after: { failureDialogPause: 'agreeing' },
        },
        agreeing: {
          description: 'The failure-agreement dialog is open.',
          on: { 'dialog.close': 'open', 'cancel.press': '#payOrder.canceling' },
        },
      },
    },
    opening: {
      description: 'The server opens the page of the gateway, or answers the one that is still open.',
      tags: 'busy',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({ order_id: context.order_id }),
        onDone: 'away',
        onError: [
          {
            guard: { type: 'a payment is being confirmed', params: ({ event }) => event },
            target: 'waiting',
            actions: 'expect the payment',
          },
          { target: 'reading', actions: { type: 'report the failure', params: ({ event }) => event } },
        ],
      },
    },
    away: {
      description: 'The browser is at the gateway. What it brings back only says which order to read.',
      tags: 'busy',
      invoke: {
        id: 'openGateway',
        src: 'openGateway',
        input: ({ context, event }) => ({
          order_id: context.order_id,
          redirect_link: (event as object as { output: PaymentStarted }).output.redirect_link,
        }),
        onDone: 'reading',
        onError: { target: 'reading', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
      on: { 'order.news': 'reading' },
    },
    switching: {
      description: 'The order is changed to another way to pay; an open page of the gateway is closed first.',
      tags: 'busy',
      invoke: {
        id: 'switchPaymentMethod',
        src: 'switchPaymentMethod',
        input: ({ context: { order_id, way } }) => ({ order_id, payment_method: way }),
        onDone: [{ guard: 'cash is chosen', target: 'switched' }, 'reading'],
        onError: { target: 'reading', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
    },
    canceling: {
      description: 'The order is canceled; what was paid goes back.',
      tags: 'busy',
      invoke: {
        id: 'cancelFailedOrder',
        src: 'cancelFailedOrder',
        input: ({ context }) => ({ order_id: context.order_id, reason: CANCEL_REASON }),
        onDone: 'canceled',
        onError: { target: 'reading', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
    },
    transferring: {
      description: 'The customer transfers the amount outside the shop and tells the details.',
      initial: 'telling',
      invoke: {
        id: 'tellTransfer',
        src: 'tellTransfer',
        input: ({ context }) => ({ order_id: context.order_id }),
        onDone: {
          target: 'reading',
          actions: { type: 'tell that the transfer is told', params: ({ event }) => event },
        },
        onError: { target: 'reading', actions: { type: 'report the failure', params: ({ event }) => event } },
      },
      on: {
        'way.choose': {
          target: 'switching',
          actions: { type: 'take the way', params: ({ event }) => event },
        },
      },
      states: {
        telling: { description: 'The form is open.', on: { 'dialog.open': 'agreeing' } },
        agreeing: {
          description: 'The dialog asks whether to cancel the order.',
          on: { 'dialog.close': 'telling', 'cancel.press': '#payOrder.canceling' },
        },
      },
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
      output: ({ event }): PayOrderOutcome => ({ type: 'switched', message: messageIn(event) }),
    },
    canceled: {
      description: 'The order is canceled.',
      type: 'final',
      output: ({ event }): PayOrderOutcome => ({ type: 'canceled', message: messageIn(event) }),
    },
  },
})

const stateIn = ({ orders }: PayOrder): OrderPaymentState['type'] | undefined =>
  orders[0] && paymentStateOf(orders[0]).type

/** The failure of the last payment under a name of its own; empty when none failed. */
function nameOfFailure({ orders: [order], arrival }: PayOrder): string {
  const failure = order && failureOf(order, arrival)
  return failure ? [failure, order?.online_payment?.updated_at].join() : ''
}

const messageIn = (event: object): string => (event as { output: Message }).output.message
