import { describe, expect, it } from 'vitest'
import {
  anyPrice,
  isAnyPrice,
  priceIn,
  priceRangeOf,
  rangeAt,
  sliderEnd,
  withLeast,
  withMost,
} from '#machines/catalogue/price-range.ts'

// docs/spec.md §5, §9: the slider goes from 0 to 20000, its handles differ by at least 1.
it('begins with the whole slider, which leaves nothing out', () => {
  expect(anyPrice).toEqual([0, 20_000])
  expect(isAnyPrice(anyPrice)).toBe(true)
  expect(isAnyPrice([1, 20_000])).toBe(false)
  expect(isAnyPrice([0, 19_999])).toBe(false)
})

describe('an end that is changed', () => {
  it('leaves the other one where it is', () => {
    expect(withLeast([0, 50], 20)).toEqual([20, 50])
    expect(withMost([20, 50], 80)).toEqual([20, 80])
  })

  it('takes the other one along when it comes too near', () => {
    expect(withLeast([0, 20], 50)).toEqual([50, 51])
    expect(withLeast([0, 20], 20)).toEqual([20, 21])
    expect(withMost([50, 80], 30)).toEqual([29, 30])
    expect(withMost([50, 80], 50)).toEqual([49, 50])
  })

  it('stays on the slider', () => {
    expect(withLeast([0, 50], 90_000)).toEqual([19_999, 20_000])
    expect(withMost([0, 50], 90_000)).toEqual([0, 20_000])
    expect(withMost([0, 50], 0)).toEqual([0, 1])
  })
})

describe('a range that was written down', () => {
  it.each([
    ['5', '9', [5, 9]],
    [null, '9', [0, 9]],
    ['5', null, [5, 20_000]],
    ['7', '7', [7, 7]],
    ['5', '99999', [5, 20_000]],
  ])('from %s to %s', (least, most, range) => {
    expect(priceRangeOf(least, most)).toEqual(range)
  })

  it.each([
    ['9', '5'],
    ['30000', null],
    ['-3', 'many'],
  ])('from %s to %s is any price', (least, most) => {
    expect(priceRangeOf(least, most)).toEqual(anyPrice)
  })
})

it('reads a price in the digits of any keyboard, and no price from anything else', () => {
  expect(priceIn(' ١٢٠ ')).toBe(120)
  expect(priceIn('0')).toBe(0)
  expect([priceIn(''), priceIn('12.5'), priceIn('-4'), priceIn('1e3'), priceIn('1234567890')]).toEqual(
    Array(5).fill(undefined),
  )
})

describe('the end of the slider', () => {
  it.each([
    [undefined, 20_000],
    [0, 20_000],
    [3.5, 4],
    [47, 50],
    [50, 50],
    [219, 250],
    [6499, 6500],
    [25_000, 20_000],
  ])('for a highest price of %s is %d', (highest, end) => {
    expect(sliderEnd(highest)).toBe(end)
  })

  it('leaves no price out, and a handle before it does', () => {
    expect(rangeAt([5, 250], 250)).toEqual([5, 20_000])
    expect(rangeAt([5, 249], 250)).toEqual([5, 249])
  })
})
