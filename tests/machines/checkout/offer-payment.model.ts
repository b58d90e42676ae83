import { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import type { SwitchPaymentOutcome } from '#machines/checkout/switch-payment.machine.ts'
import { refusedByBank, splitRefused, transferred, unpaid } from '#tests/machines/samples/unpaid-order.ts'
import { model } from '#tests/support/model.ts'

const offline = new TypeError('Failed to fetch')
const offered = { order: unpaid(), arrival: 'later' as const, shownFailures: [], usesWallet: true }

export const offerPaymentModel = model(offerPaymentMachine, {
  inputs: {
    'an order that was just placed': { ...offered, arrival: 'now' },
    'an order that is to be paid': offered,
    'an order whose payment failed': { ...offered, order: refusedByBank },
    'a split whose card was refused': { ...offered, order: splitRefused() },
    'an order that waits for a transfer': { ...offered, order: transferred() },
  },
  events: {
    'pay.press': [{}],
    'way.choose': [
      { payment_method: 'cash_on_delivery' },
      { payment_method: 'wallet' },
      { payment_method: 'digital_payment' },
    ],
    'wallet.use': [{ usesWallet: false }, { usesWallet: true }],
    'dialog.open': [{}],
    'dialog.close': [{}],
    'cancel.press': [{}],
    'order.news': [{}],
    'time.over': [{}],
  },
  answers: {
    payOnline: {
      done: [{ type: 'changed' }, { type: 'confirming' }, { type: 'failure', error: offline }],
      refused: [offline],
    },
    switchPayment: {
      done: ({ payment_method }): SwitchPaymentOutcome[] =>
        payment_method === 'cash_on_delivery'
          ? [{ type: 'switched', message: 'Payment method updated.' }]
          : [{ type: 'changed' }],
      refused: [offline],
    },
    cancelFailedOrder: { done: [{ message: 'Order canceled.' }], refused: [offline] },
    tellTransfer: { done: [{ type: 'told', message: 'Payment info updated.' }], refused: [offline] },
  },
  stateKey: ({ context: { order, arrival, usesWallet } }) =>
    `${order.payment_method} ${arrival} ${usesWallet}`,
})
