import { ApiError } from '#api/api-error.ts'
import { payOnlineMachine } from '#machines/checkout/pay-online.machine.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')
const confirming = new ApiError(409, [
  { code: 'payment_status', message: 'Your payment is being confirmed.' },
])

export const payOnlineModel = model(payOnlineMachine, {
  inputs: { 'an order that is to be paid': { order_id: 100001, amount: 42.5 } },
  events: { 'order.news': [{}] },
  answers: {
    startPayment: { done: [{ redirect_link: '/pay/1' }], refused: [offline, confirming] },
    openGateway: { done: [undefined], refused: [offline] },
  },
})
