import { describe, expect, it } from 'vitest'
import { amountIn, pointsIn } from '#machines/rules/amount.ts'

describe('an amount', () => {
  it.each([
    ['40', 40],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    ['12.', 12],
    ['1,000', 1000],
    ['1,000,000.25', 1_000_000.25],
    ['٤٠', 40],
    ['١٢٫٥', 12.5],
    ['١٬٠٠٠', 1000],
  ])('"%s" is %d', (text, amount) => expect(amountIn(text)).toBe(amount))

  it.each(['', ' ', '0', '0.0', '-5', '.', 'forty', '1.2.3', '12,5,5', '1e3', '40 AED'])(
    '"%s" is none',
    (text) => expect(amountIn(text)).toBeUndefined(),
  )
})

describe('points', () => {
  it.each([
    ['100', 100],
    ['1,000', 1000],
    ['١٠٠', 100],
    ['100.0', 100],
  ])('"%s" are %d', (text, points) => expect(pointsIn(text)).toBe(points))

  it.each(['', '0', '99.5', '-1', '9007199254740993'])('"%s" are none', (text) =>
    expect(pointsIn(text)).toBeUndefined(),
  )
})
