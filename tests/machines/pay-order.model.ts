import { ApiError } from '#api/api-error.ts'
import { payOrderMachine } from '#machines/pay-order.machine.ts'
import { paid, refusedByBank, told, transferred, unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { model } from '#tests/support/model.ts'

const order = { order_id: 100001, contact_number: '' }
const offline = new TypeError('Failed to fetch')
const underWay = new ApiError(409, [{ code: 'payment_status', message: 'Your payment is being confirmed.' }])
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])

export const payOrderModel = model(payOrderMachine, {
  inputs: {
    'checkout, which has just placed the order': { ...order, arrival: 'now' },
    'a gateway that says yes': { ...order, arrival: 'success' },
    'a gateway that says no': { ...order, arrival: 'fail' },
    'the address of the order': { ...order, arrival: 'later' },
  },
  events: {
    'pay.press': [{}],
    'way.choose': [
      { payment_method: 'cash_on_delivery' },
      { payment_method: 'wallet' },
      { payment_method: 'offline_payment' },
      { payment_method: 'digital_payment' },
    ],
    'dialog.open': [{}],
    'dialog.close': [{}],
    'cancel.press': [{}],
    'look.again': [{}],
    'order.news': [{}],
  },
  answers: {
    trackOrder: {
      done: [
        unpaid(),
        paid,
        refusedByBank,
        transferred(told('pending')),
        transferred(),
        unpaid({ order_status: 'canceled' }),
      ],
      refused: [offline, gone],
    },
    startPayment: { done: [{ redirect_link: '/pay/1' }], refused: [offline, underWay] },
    openGateway: { done: [undefined], refused: [offline] },
    switchPaymentMethod: { done: [{ message: 'Payment method updated.' }], refused: [offline] },
    cancelFailedOrder: { done: [{ message: 'Order canceled.' }], refused: [offline] },
    tellTransfer: { done: [{ message: 'Payment info updated.' }], refused: [offline] },
  },
  place: ({ context: { arrival, looks, way } }) => `${arrival} ${looks < 6} ${way === 'cash_on_delivery'}`,
  stopWhen: ({ context }) => context.looks > 6,
})
