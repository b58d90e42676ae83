import { ApiError } from '#api/api-error.ts'
import { switchPaymentMachine } from '#machines/checkout/switch-payment.machine.ts'
import type { PaymentMethod } from '#openapi/generated/client.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const to = (payment_method: PaymentMethod) => ({ order_id: 100001, payment_method, amount: 42.5 })
const asked = (payment_method: PaymentMethod) =>
  ['switchPaymentMethod', to(payment_method)] as ['switchPaymentMethod', ReturnType<typeof to>]
const message = { message: 'Payment method updated.' }
const nothingToPay = new ApiError(409, [{ code: 'order', message: 'Nothing is left to pay.' }])

export const switchPaymentStories = stories(switchPaymentMachine, {
  // docs/spec.md §4, failed order payment: switch to cash, which ends with the message of the server.
  'an order that is switched to cash ends with the message of the server': {
    input: to('cash_on_delivery'),
    when: [at('switching'), done('switchPaymentMethod', message)],
    ends: 'switched',
    asked: [asked('cash_on_delivery')],
    output: { type: 'switched', message: 'Payment method updated.' },
  },
  'an order that the wallet pays instead is read again': {
    input: to('wallet'),
    when: [done('switchPaymentMethod', message)],
    ends: 'changed',
    asked: [asked('wallet')],
    output: { type: 'changed' },
  },
  // Transfers: docs/spec.md §8 Order.
  'an order that is switched to a transfer is read again, and takes its details then': {
    input: to('offline_payment'),
    when: [done('switchPaymentMethod', message)],
    ends: 'changed',
    asked: [asked('offline_payment')],
    output: { type: 'changed' },
  },
  'an order that is switched to online payment is read again, and opens its gateway then': {
    input: to('digital_payment'),
    when: [done('switchPaymentMethod', message)],
    ends: 'changed',
    asked: [asked('digital_payment')],
    output: { type: 'changed' },
  },
  'an order that cannot be switched says why': {
    input: to('cash_on_delivery'),
    when: [refused('switchPaymentMethod', nothingToPay)],
    ends: 'failed',
    output: { type: 'failure', error: nothingToPay },
  },
})
