import { assign, setup } from 'xstate'
import { port } from '#machines/port.ts'
import { failureOf, type PayArrival, paymentStateOf } from '#machines/rules/order-payment.ts'
import { errorIn, hasCode } from '#machines/rules/refusal.ts'
import { tellTransferMachine } from '#machines/tell-transfer.machine.ts'
import type { Message, PaymentMethod, PaymentStarted, TrackedOrder } from '#openapi/generated/client.ts'

/** What stays known when the order is read again. */
export type KnownOfPayment = {
  arrival: PayArrival
  /** The failure whose dialog was shown: each is shown once. */
  shownFailure: string
}

export type OfferPaymentOutcome =
  /** `message` is the server's: cash is paid at the door, or the order is canceled (docs/spec.md §4). */
  | { type: 'switched' | 'canceled'; message: string }
  /** The order has to be read again; `confirming`: its payment is being confirmed. */
  | { type: 'changed' | 'confirming'; known: KnownOfPayment }
  | { type: 'told'; message: string; known: KnownOfPayment }
  | { type: 'failure'; error: unknown; known: KnownOfPayment }

export const offerPaymentPorts = {
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

type Offer = KnownOfPayment & { order: TrackedOrder }

/** Offers the ways to pay an unpaid order, and carries out what the customer chooses (docs/spec.md §4, failed order payment). */
export const offerPaymentMachine = setup({
  types: {
    input: {} as Offer,
    /** `way`: how the order is to be paid. */
    context: {} as Offer & { way: PaymentMethod },
    events: {} as
      | { type: 'pay.press' }
      | { type: 'way.choose'; payment_method: PaymentMethod }
      | { type: 'dialog.open' }
      | { type: 'dialog.close' }
      | { type: 'cancel.press' }
      /** The server sent word of the order, the browser shows the page again, or the deadline has passed. */
      | { type: 'order.news' },
    output: {} as OfferPaymentOutcome,
    tags: {} as 'busy',
  },
  actors: { ...offerPaymentPorts, tellTransfer: tellTransferMachine },
  /** docs/spec.md §9. */
  delays: { failureDialogPause: 500 },
  actions: {
    'take the way': assign((_, { payment_method }: { payment_method: PaymentMethod }) => ({
      way: payment_method,
      arrival: payment_method === 'digital_payment' ? ('now' as const) : ('later' as const),
    })),
    'forget how the customer came': assign({ arrival: 'later' }),
    'note the failure': assign(({ context }) => ({ shownFailure: nameOfFailure(context) })),
  },
  guards: {
    'a payment is being confirmed': (_, { error }: { error: unknown }) =>
      hasCode(error, 409, 'payment_status'),
    'a transfer is to be told': ({ context: { order } }) => paymentStateOf(order).type === 'transfer',
    'it is to be paid at once': ({ context: { order, arrival } }) =>
      arrival === 'now' && paymentStateOf(order).type === 'payable',
    'its payment failed': ({ context }) =>
      nameOfFailure(context) !== '' && nameOfFailure(context) !== context.shownFailure,
    'cash is chosen': ({ context }) => context.way === 'cash_on_delivery',
  },
}).createMachine({
  id: 'offerPayment',
  description: 'How does the customer pay this order, or is it canceled?',
  context: ({ input }) => ({ ...input, way: input.order.payment_method }),
  output: ({ event }) => event.output as OfferPaymentOutcome,
  initial: 'decidingOffer',
  states: {
    decidingOffer: {
      description:
        'Does the order need a transfer, does its gateway open by itself, or does the customer choose?',
      always: [
        { guard: 'a transfer is to be told', target: 'transferring' },
        { guard: 'it is to be paid at once', target: 'opening', actions: 'forget how the customer came' },
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
        'order.news': 'changed',
      },
      states: {
        open: { description: 'The order waits to be paid.', on: { 'dialog.open': 'agreeing' } },
        failed: {
          description: 'The payment did not happen; the dialog follows the screen after half a second.',
          after: { failureDialogPause: 'agreeing' },
        },
        agreeing: {
          description: 'The failure-agreement dialog is open.',
          on: { 'dialog.close': 'open', 'cancel.press': '#offerPayment.canceling' },
        },
      },
    },
    opening: {
      description: 'The server opens the page of the gateway, or answers the one that is still open.',
      tags: 'busy',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({ order_id: context.order.id }),
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
      description: 'The browser is at the gateway. What it brings back only says which order to read.',
      tags: 'busy',
      invoke: {
        id: 'openGateway',
        src: 'openGateway',
        input: ({ context, event }) => ({
          order_id: context.order.id,
          redirect_link: (event as object as { output: PaymentStarted }).output.redirect_link,
        }),
        onDone: 'changed',
        onError: 'failed',
      },
      on: { 'order.news': 'changed' },
    },
    switching: {
      description: 'The order is changed to another way to pay; an open page of the gateway is closed first.',
      tags: 'busy',
      invoke: {
        id: 'switchPaymentMethod',
        src: 'switchPaymentMethod',
        input: ({ context: { order, way } }) => ({ order_id: order.id, payment_method: way }),
        onDone: [{ guard: 'cash is chosen', target: 'switched' }, 'changed'],
        onError: 'failed',
      },
    },
    canceling: {
      description: 'The order is canceled; what was paid goes back.',
      tags: 'busy',
      invoke: {
        id: 'cancelFailedOrder',
        src: 'cancelFailedOrder',
        input: ({ context }) => ({ order_id: context.order.id, reason: CANCEL_REASON }),
        onDone: 'canceled',
        onError: 'failed',
      },
    },
    transferring: {
      description: 'The customer transfers the amount outside the shop and tells the details.',
      initial: 'telling',
      invoke: {
        id: 'tellTransfer',
        src: 'tellTransfer',
        input: ({ context }) => ({ order_id: context.order.id }),
        onDone: 'told',
        onError: 'failed',
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
          on: { 'dialog.close': 'telling', 'cancel.press': '#offerPayment.canceling' },
        },
      },
    },
    changed: {
      description: 'The order may stand differently: it is read again.',
      type: 'final',
      output: ({ context }): OfferPaymentOutcome => ({ type: 'changed', known: knownIn(context) }),
    },
    confirming: {
      description: 'A payment of this order is being confirmed.',
      type: 'final',
      output: ({ context: { shownFailure } }): OfferPaymentOutcome => ({
        type: 'confirming',
        known: { arrival: 'success', shownFailure },
      }),
    },
    told: {
      description: 'The store knows of the transfer.',
      type: 'final',
      output: ({ context, event }): OfferPaymentOutcome => ({
        type: 'told',
        message: messageIn(event),
        known: knownIn(context),
      }),
    },
    failed: {
      description: 'The server or the browser did not do what the customer chose.',
      type: 'final',
      output: ({ context, event }): OfferPaymentOutcome => ({
        type: 'failure',
        error: errorIn(event),
        known: knownIn(context),
      }),
    },
    switched: {
      description: 'The order is paid in cash at the door.',
      type: 'final',
      output: ({ event }): OfferPaymentOutcome => ({ type: 'switched', message: messageIn(event) }),
    },
    canceled: {
      description: 'The order is canceled.',
      type: 'final',
      output: ({ event }): OfferPaymentOutcome => ({ type: 'canceled', message: messageIn(event) }),
    },
  },
})

/** The failure of the last payment under a name of its own; empty when none failed. */
function nameOfFailure({ order, arrival }: Offer): string {
  const failure = failureOf(order, arrival)
  return failure ? [failure, order.online_payment?.updated_at].join() : ''
}

const knownIn = ({ arrival, shownFailure }: KnownOfPayment): KnownOfPayment => ({ arrival, shownFailure })

const messageIn = (event: object): string => (event as { output: Message }).output.message
