import { switchPaymentMachine } from '#machines/checkout/switch-payment.machine.ts'
import { model } from '#tests/support/model.ts'

export const switchPaymentModel = model(switchPaymentMachine, {
  inputs: {
    'an order that is to be paid in cash': {
      order_id: 100001,
      payment_method: 'cash_on_delivery',
      amount: 42.5,
    },
    'an order that the wallet is to pay': { order_id: 100001, payment_method: 'wallet', amount: 42.5 },
  },
  events: {},
  answers: {
    switchPaymentMethod: {
      done: [{ message: 'Payment method updated.' }],
      refused: [new TypeError('Failed to fetch')],
    },
  },
})
