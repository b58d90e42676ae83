import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundMoney } from '#machines/rules/money.ts'
import { toDecimal } from '#server/rules/money.ts'

describe('roundMoney', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [0.335 * 3, 2, 1.01],
    [10.244999, 2, 10.24],
    [0.5, 0, 1],
    [1234567.895, 2, 1234567.9],
    [9.9995, 3, 10],
  ])('rounds %d half up at %d decimals to %d', (amount, digits, rounded) => {
    expect(roundMoney(amount, digits)).toBe(rounded)
  })

  it('roundMoney leaves an amount alone that is rounded already', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), fc.integer({ min: 0, max: 3 }), (minor, digits) => {
        const amount = toDecimal(minor, digits)
        expect(roundMoney(amount, digits)).toBe(amount)
      }),
    )
  })
})
