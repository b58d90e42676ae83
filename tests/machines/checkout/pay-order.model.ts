import type { OfferPaymentOutcome } from '#machines/checkout/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import { paid, refusedByBank, told, transferred, unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')
const asFound = { order: unpaid(), contact_number: '' }
const canceled = unpaid({ order_status: 'canceled' })
const reviewed = transferred(told('pending'))
const denied = transferred(told('denied', 'No money came.'))

export const payOrderModel = model(payOrderMachine, {
  inputs: {
    'checkout, which has just placed the order': { ...asFound, arrival: 'now' },
    'a gateway that says yes': { ...asFound, arrival: 'success' },
    'the address of the order': { ...asFound, arrival: 'later' },
    'the address of an order that is paid': { ...asFound, order: paid, arrival: 'later' },
    'the address of an order that is canceled': { ...asFound, order: canceled, arrival: 'later' },
    'the address of an order whose transfer is under review': {
      ...asFound,
      order: reviewed,
      arrival: 'later',
    },
  },
  events: { 'look.again': [{}], 'order.news': [{}], 'time.over': [{}] },
  answers: {
    trackOrder: {
      done: (_, { context: { order } }) =>
        order.payment_method === 'offline_payment'
          ? [reviewed, paid, denied]
          : [unpaid(), paid, refusedByBank, canceled],
      refused: [offline],
    },
    readOrder: {
      // A canceled order stays canceled.
      done: (_, { context: { order } }) =>
        order.order_status === 'canceled'
          ? [canceled]
          : order.payment_method === 'offline_payment'
            ? [reviewed]
            : [unpaid(), paid, canceled],
      refused: [offline],
    },
    offerPayment: {
      done: ({ order: { payment_method }, ...known }): OfferPaymentOutcome[] => {
        const later = { ...known, arrival: 'later' as const }
        // The gateway of an order that was just placed opens by itself.
        if (known.arrival === 'now') return [{ type: 'changed', known: later }]
        return payment_method === 'offline_payment'
          ? [
              { type: 'told', message: 'Payment info updated.', known },
              { type: 'late', known },
            ]
          : [
              { type: 'changed', known },
              { type: 'confirming', known: later },
              { type: 'failure', error: offline, known: later },
              { type: 'switched', message: 'Payment method updated.', known },
              { type: 'canceled', message: 'Order canceled.', known },
              { type: 'late', known },
            ]
      },
      refused: [offline],
    },
  },
  stateKey: ({ context: { arrival, looks, order } }) =>
    `${arrival} ${looks < 6} ${order.payment_method === 'offline_payment'}`,
  stopWhen: ({ context }) => context.looks > 6,
})
