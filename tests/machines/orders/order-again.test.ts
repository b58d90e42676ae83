import { describe, expect, it } from 'vitest'
import { attemptKey, changesOf, sortedLines } from '#machines/orders/order-again.ts'
import { goneLine, lineAgain } from '#tests/machines/samples/order-again.ts'

describe('the changes of a line ordered again', () => {
  it('are none when it is as it was', () => {
    expect(changesOf(lineAgain())).toEqual([])
  })

  it('name the price of then and now, cheaper or dearer', () => {
    expect(changesOf(lineAgain({ old_price: 10, price: 12 }))).toEqual([
      { type: 'repriced', was: 10, now: 12 },
    ])
    expect(changesOf(lineAgain({ old_price: 10, price: 8 }))).toEqual([{ type: 'repriced', was: 10, now: 8 }])
  })

  it('name how many pieces are left and why', () => {
    expect(changesOf(lineAgain({ quantity: 1, shortage: 'stock' }))).toEqual([
      { type: 'fewer', left: 1, why: 'stock' },
    ])
  })

  it('name add-ons that are offered no more, and the hours of an item that is sold later', () => {
    const later = { available_time_starts: '06:00:00', available_time_ends: '11:00:00' }
    expect(changesOf(lineAgain({ missing_add_ons: ['Olives'], ...later }))).toEqual([
      { type: 'withoutAddOns', names: ['Olives'] },
      { type: 'later', starts: '06:00:00', ends: '11:00:00' },
    ])
    expect(changesOf(lineAgain({ available_time_starts: '06:00:00' }))).toEqual([])
    expect(changesOf(lineAgain({ available_time_ends: '06:00:00' }))).toEqual([])
  })

  it('name no price of a line that is gone', () => {
    expect(changesOf(goneLine)).toEqual([])
  })
})

it('the lines of an order again are sorted by what becomes of them, in their order', () => {
  const held = lineAgain({ item_id: 13, reason: 'in_cart' })
  const more = lineAgain({ item_id: 14 })
  const soldOut = lineAgain({ item_id: 15, reason: 'stock' })
  expect(sortedLines({ lines: [goneLine, lineAgain(), held, soldOut, more] })).toEqual({
    available: [lineAgain(), more],
    inCart: [held],
    missing: [goneLine, soldOut],
  })
})

it('each attempt of an order again has a key of its own', () => {
  expect(attemptKey({ key: 'abc', attempt: 2 })).toBe('abc-2')
})
