import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOut } from '#server/rules/share-out.ts'

describe('the shares of an amount', () => {
  it.each([
    [152, [1010, 1010, 1010], [51, 51, 50]],
    [101, [2250], [101]],
    [10, [1, 1, 1, 7], [1, 1, 1, 7]],
    [5, [0, 100, 0], [0, 5, 0]],
    [1, [1, 2, 2], [0, 1, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
    [2 ** 31 - 1, [2 ** 31 - 1, 2 ** 31 - 1], [2 ** 30, 2 ** 30 - 1]],
  ])('%i by %j are %j', (amount, weights, shares) => {
    expect(shareOut(amount, weights)).toEqual(shares)
  })

  it('are the whole, each within one of its part', () => {
    const money = fc.integer({ min: 0, max: 2 ** 31 - 1 })
    const weights = fc
      .array(money, { minLength: 1, maxLength: 100 })
      .filter((all) => all.some((one) => one > 0))
    fc.assert(
      fc.property(money, weights, (amount, all) => {
        const shares = shareOut(amount, all)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        const whole = BigInt(all.reduce((sum, weight) => sum + weight, 0))
        for (const [at, weight] of all.entries()) {
          const below = Number((BigInt(amount) * BigInt(weight)) / whole)
          expect([below, below + 1]).toContain(shares[at])
        }
      }),
    )
  })
})
