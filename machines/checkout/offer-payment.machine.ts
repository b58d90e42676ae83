import { assign, sendTo, setup } from 'xstate'
import { port } from '#machines/port.ts'
import {
  amountDue,
  CANCEL_REASON,
  type KnownOfPayment,
  newFailures,
  paymentStateOf,
} from '#machines/rules/order-payment.ts'
import { errorIn } from '#machines/rules/refusal.ts'
import { paymentChoiceOf } from '#machines/rules/wallet-again.ts'
import type { Message, PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { type PayOnlineOutcome, payOnlineMachine } from './pay-online.machine.ts'
import { type SwitchPaymentOutcome, switchPaymentMachine } from './switch-payment.machine.ts'
import { type TellTransferOutcome, tellTransferMachine } from './tell-transfer.machine.ts'

type CarriedOut = PayOnlineOutcome | SwitchPaymentOutcome | TellTransferOutcome

export type OfferPaymentOutcome = { known: KnownOfPayment } & (
  | CarriedOut
  /** `message` is the server's (docs/spec.md §4). */
  | { type: 'canceled'; message: string }
  /** The time to pay is over. */
  | { type: 'late' }
)

export const offerPaymentPorts = {
  cancelFailedOrder: port<Message, { order_id: number; reason: string }>('cancelFailedOrder'),
}

type Offer = KnownOfPayment & { order: TrackedOrder }
type PayPressed = { type: 'pay.press' }
type MethodChosen = { type: 'way.choose'; payment_method: PaymentMethod }

/** Offers the ways to pay an unpaid order, and has the customer's choice carried out (docs/spec.md §4, failed order payment). */
export const offerPaymentMachine = setup({
  types: {
    input: {} as Offer,
    context: {} as Offer,
    events: {} as
      | PayPressed
      | MethodChosen
      | { type: 'wallet.use'; usesWallet: boolean }
      | { type: 'dialog.open' }
      | { type: 'dialog.close' }
      | { type: 'cancel.press' }
      /** The server sent word of the order, or the browser shows the page again. */
      | { type: 'order.news' }
      | { type: 'time.over' },
    output: {} as OfferPaymentOutcome,
    tags: {} as 'busy',
  },
  actors: {
    ...offerPaymentPorts,
    payOnline: payOnlineMachine,
    switchPayment: switchPaymentMachine,
    tellTransfer: tellTransferMachine,
  },
  /** docs/spec.md §9. */
  delays: { failureDialogPause: 500 },
  actions: {
    'forget how the customer came': assign({ arrival: 'later' }),
    'note whether to pay at once': assign((_, event: MethodChosen | PayPressed) => ({
      arrival: methodOf(event) === 'digital_payment' ? ('now' as const) : ('later' as const),
    })),
    'note the use of the wallet': assign((_, { usesWallet }: { usesWallet: boolean }) => ({ usesWallet })),
    'tell the form that the time is over': sendTo('tellTransfer', { type: 'time.over' }),
    'note the failure': assign(({ context: { order, ...known } }) => ({
      shownFailures: [...known.shownFailures, ...newFailures(order, known)],
    })),
    'pass the news on': sendTo('payOnline', { type: 'order.news' }),
  },
  guards: {
    'a transfer is to be told': ({ context: { order } }) => paymentStateOf(order).type === 'transfer',
    'it is to be paid at once': ({ context: { order, arrival } }) =>
      arrival === 'now' && paymentStateOf(order).type === 'payable',
    'the wallet pays a part again': ({ context: { order, usesWallet } }) =>
      paymentChoiceOf(order, 'digital_payment', usesWallet).partial_payment === 1,
    'its payment failed': ({ context: { order, ...known } }) => newFailures(order, known).length > 0,
  },
}).createMachine({
  id: 'offerPayment',
  description: 'How does the customer pay this order, or is it canceled?',
  context: ({ input }) => input,
  output: ({ event }) => event.output as OfferPaymentOutcome,
  initial: 'decidingOffer',
  states: {
    decidingOffer: {
      description: 'Does the gateway open by itself, or does the order wait for a transfer?',
      always: [
        { guard: 'it is to be paid at once', target: 'payingOnline' },
        { guard: 'a transfer is to be told', target: 'choosing.page.transferring' },
        'choosing',
      ],
    },
    choosing: {
      description: 'The customer chooses: pay online, pay in another way, or cancel.',
      type: 'parallel',
      on: {
        'way.choose': {
          target: 'switching',
          actions: { type: 'note whether to pay at once', params: ({ event }) => event },
        },
        'wallet.use': { actions: { type: 'note the use of the wallet', params: ({ event }) => event } },
      },
      states: {
        page: {
          description: 'What does the order wait for?',
          initial: 'payable',
          states: {
            payable: {
              description: 'The order waits to be paid.',
              on: {
                'pay.press': [
                  {
                    guard: 'the wallet pays a part again',
                    target: '#offerPayment.switching',
                    actions: { type: 'note whether to pay at once', params: ({ event }) => event },
                  },
                  '#offerPayment.payingOnline',
                ],
                'order.news': '#offerPayment.changed',
                'time.over': '#offerPayment.late',
              },
            },
            transferring: {
              description:
                'The customer transfers the amount outside the shop, and enters the details of the transfer.',
              invoke: {
                id: 'tellTransfer',
                src: 'tellTransfer',
                input: ({ context: { order } }) => ({ order_id: order.id, told: order.offline_payment }),
                onDone: '#offerPayment.carriedOut',
                onError: '#offerPayment.failed',
              },
              on: { 'time.over': { actions: 'tell the form that the time is over' } },
            },
          },
        },
        dialog: {
          description: 'The dialog about a failed payment, which also asks whether to cancel the order.',
          initial: 'decidingDialog',
          states: {
            decidingDialog: {
              description: 'Did a payment fail without its dialog?',
              always: [{ guard: 'its payment failed', target: 'pausing' }, 'closed'],
            },
            pausing: {
              description: 'The screen shows the failure; the dialog follows half a second later.',
              after: { failureDialogPause: { target: 'open', actions: 'note the failure' } },
            },
            closed: {
              description: 'The dialog is closed, and the customer sees the page.',
              on: { 'dialog.open': 'open' },
            },
            open: {
              description: 'The customer pays again, cancels, or keeps the order as it is.',
              on: { 'dialog.close': 'closed', 'cancel.press': '#offerPayment.canceling' },
            },
          },
        },
      },
    },
    payingOnline: {
      description: 'The customer goes to the gateway; payOnline leads there and back.',
      tags: 'busy',
      entry: 'forget how the customer came',
      invoke: {
        id: 'payOnline',
        src: 'payOnline',
        input: ({ context: { order } }) => ({ order_id: order.id, amount: amountDue(order) }),
        onDone: 'carriedOut',
        onError: 'failed',
      },
      on: { 'order.news': { actions: 'pass the news on' } },
    },
    switching: {
      description:
        'The server changes the way to pay, or the wallet pays its part again; switchPayment carries this out.',
      tags: 'busy',
      invoke: {
        id: 'switchPayment',
        src: 'switchPayment',
        input: ({ context: { order, usesWallet }, event }) => ({
          order_id: order.id,
          ...paymentChoiceOf(order, methodOf(event as MethodChosen | PayPressed), usesWallet),
        }),
        onDone: 'carriedOut',
        onError: 'failed',
      },
    },
    canceling: {
      description: 'The server cancels the order, and the customer gets the paid money back.',
      tags: 'busy',
      invoke: {
        id: 'cancelFailedOrder',
        src: 'cancelFailedOrder',
        input: ({ context }) => ({ order_id: context.order.id, reason: CANCEL_REASON }),
        onDone: 'canceled',
        onError: 'failed',
      },
    },
    changed: {
      description: 'The order may have changed, and payOrder reads it again.',
      type: 'final',
      output: ({ context }): OfferPaymentOutcome => ({ type: 'changed', known: knownIn(context) }),
    },
    carriedOut: {
      description: 'The app carried out the choice of the customer, or the outcome says why it could not.',
      type: 'final',
      output: ({ context, event }): OfferPaymentOutcome => ({
        ...(event as object as { output: CarriedOut }).output,
        known: knownIn(context),
      }),
    },
    late: {
      description: 'The time to pay is over, and the page offers nothing more.',
      type: 'final',
      output: ({ context }): OfferPaymentOutcome => ({ type: 'late', known: knownIn(context) }),
    },
    canceled: {
      description: 'The server canceled the order.',
      type: 'final',
      output: ({ context, event }): OfferPaymentOutcome => ({
        type: 'canceled',
        message: (event as object as { output: Message }).output.message,
        known: knownIn(context),
      }),
    },
    failed: {
      description:
        'Canceling the order failed, or the transfer, the gateway or the change of payment stopped with an error.',
      type: 'final',
      output: ({ context, event }): OfferPaymentOutcome => ({
        type: 'failure',
        error: errorIn(event),
        known: knownIn(context),
      }),
    },
  },
})

const methodOf = (event: MethodChosen | PayPressed): PaymentMethod =>
  event.type === 'way.choose' ? event.payment_method : 'digital_payment'

const knownIn = ({ arrival, shownFailures, usesWallet }: KnownOfPayment): KnownOfPayment => ({
  arrival,
  shownFailures,
  usesWallet,
})
