import { expect, it } from 'vitest'
import { checkoutKindIn } from '#src/navigation/checkout-kind.ts'

it.each([
  ['page=cart', 'cart'],
  ['page=buy_now', 'buy_now'],
  ['page=campaign', 'campaign'],
  ['page=prescription&store=3', 'prescription'],
  ['', 'cart'],
  ['page=nothing', 'cart'],
  ['page=constructor', 'cart'],
])('the checkout address with %j is of an order of kind %s', (search, kind) => {
  expect(checkoutKindIn(search)).toBe(kind)
})
