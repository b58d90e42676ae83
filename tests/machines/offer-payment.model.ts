import { ApiError } from '#api/api-error.ts'
import { offerPaymentMachine } from '#machines/offer-payment.machine.ts'
import { refusedByBank, transferred, unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')
const underWay = new ApiError(409, [{ code: 'payment_status', message: 'Your payment is being confirmed.' }])
const offered = { order: unpaid(), arrival: 'later' as const, shownFailure: '' }

export const offerPaymentModel = model(offerPaymentMachine, {
  inputs: {
    'an order that was just placed': { ...offered, arrival: 'now' },
    'an order that is to be paid': offered,
    'an order whose payment failed': { ...offered, order: refusedByBank },
    'an order that waits for a transfer': { ...offered, order: transferred() },
  },
  events: {
    'pay.press': [{}],
    'way.choose': [
      { payment_method: 'cash_on_delivery' },
      { payment_method: 'wallet' },
      { payment_method: 'digital_payment' },
    ],
    'dialog.open': [{}],
    'dialog.close': [{}],
    'cancel.press': [{}],
    'order.news': [{}],
  },
  answers: {
    startPayment: { done: [{ redirect_link: '/pay/1' }], refused: [offline, underWay] },
    openGateway: { done: [undefined], refused: [offline] },
    switchPaymentMethod: { done: [{ message: 'Payment method updated.' }], refused: [offline] },
    cancelFailedOrder: { done: [{ message: 'Order canceled.' }], refused: [offline] },
    tellTransfer: { done: [{ message: 'Payment info updated.' }], refused: [offline] },
  },
  place: ({ context: { order, arrival, way } }) =>
    `${order.payment_method} ${arrival} ${way === 'cash_on_delivery'}`,
})
