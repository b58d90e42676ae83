import { expect, it } from 'vitest'
import { isOver, orderStep } from '#machines/rules/order-steps.ts'
import type { OrderStatus } from '#openapi/generated/client.ts'

const steps: [OrderStatus, number, over: boolean][] = [
  ['pending', 1, false],
  ['accepted', 1, false],
  ['confirmed', 2, false],
  ['processing', 2, false],
  ['handover', 2, false],
  ['picked_up', 3, false],
  ['delivered', 4, true],
  ['refund_requested', 4, true],
  ['refunded', 4, true],
  ['canceled', 0, true],
  ['failed', 0, true],
]

// docs/spec.md §4, order tracking drawer: pending 1, confirmed 2, picked_up 3, delivered 4; it polls until delivered.
it.each(steps)('%s is step %i', (order_status, step, over) => {
  expect(orderStep(order_status)).toBe(step)
  expect(isOver({ order_status })).toBe(over)
})
