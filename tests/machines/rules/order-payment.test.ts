import { expect, it } from 'vitest'
import { failureOf, paymentStateOf } from '#machines/rules/order-payment.ts'
import { afterGateway, unpaid } from '#tests/machines/samples/unpaid-order.ts'

it('an order whose payment was refused and opened again waits for that payment, and blames no technical problem', () => {
  const order = afterGateway('pending', null, { order_status: 'failed' })
  expect(paymentStateOf(order)).toEqual({ type: 'payable' })
  expect(failureOf(order, 'later')).toBeUndefined()
})

it('a failed order of a shop that tells nothing of its payments failed for a technical reason', () => {
  const order = unpaid({ order_status: 'failed', online_payment: null })
  expect(paymentStateOf(order)).toEqual({ type: 'failed', failure: 'technical' })
})
