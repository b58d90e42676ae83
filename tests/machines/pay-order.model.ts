import { ApiError } from '#api/api-error.ts'
import type { OfferPaymentOutcome } from '#machines/offer-payment.machine.ts'
import { payOrderMachine } from '#machines/pay-order.machine.ts'
import { paid, told, transferred, unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { model } from '#tests/support/model.ts'

const order = { order_id: 100001, contact_number: '' }
const offline = new TypeError('Failed to fetch')
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])

export const payOrderModel = model(payOrderMachine, {
  inputs: {
    'checkout, which has just placed the order': { ...order, arrival: 'now' },
    'a gateway that says yes': { ...order, arrival: 'success' },
    'the address of the order': { ...order, arrival: 'later' },
  },
  events: { 'look.again': [{}], 'order.news': [{}] },
  answers: {
    trackOrder: {
      done: [
        unpaid(),
        paid,
        transferred(told('pending')),
        transferred(),
        unpaid({ order_status: 'canceled' }),
      ],
      refused: [offline, gone],
    },
    offerPayment: {
      done: ({ order: { payment_method }, ...known }): OfferPaymentOutcome[] => {
        const later = { ...known, arrival: 'later' as const }
        // The gateway of an order that was just placed opens by itself.
        if (known.arrival === 'now') return [{ type: 'changed', known: later }]
        return payment_method === 'offline_payment'
          ? [{ type: 'told', message: 'Payment info updated.', known }]
          : [
              { type: 'changed', known },
              { type: 'confirming', known: { ...known, arrival: 'success' } },
              { type: 'failure', error: offline, known: later },
              { type: 'switched', message: 'Payment method updated.' },
              { type: 'canceled', message: 'Order canceled.' },
            ]
      },
      refused: [offline],
    },
  },
  place: ({ context: { arrival, looks, orders } }) =>
    `${arrival} ${looks < 6} ${orders[0]?.payment_method === 'offline_payment'}`,
  stopWhen: ({ context }) => context.looks > 6,
})
