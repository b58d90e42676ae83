import { expect, it } from 'vitest'
import { mostUnpaid } from '#server/rules/unpaid-pieces.ts'

it.each([
  [1, 3],
  [4, 3],
  [7, 3],
  [8, 4],
  [100, 50],
])('an unpaid order holds of a stock of %i pieces at most %i', (stock, most) => {
  expect(mostUnpaid(stock)).toBe(most)
})
