import { describe, expect, it } from 'vitest'
import { availabilityAt, isCampaign, outOfStock, stockOf } from '#machines/rules/availability.ts'
import { increaseRefusal, mostOf } from '#machines/rules/quantity.ts'
import { dish, milk, shirt } from '#tests/machines/samples.ts'

describe('availabilityAt', () => {
  const breakfast = dish({ available_time_starts: '07:00:00', available_time_ends: '11:00:00' })

  it('is now inside the window, closed outside, and later where the order can be scheduled', () => {
    expect(availabilityAt(8 * 60, breakfast)).toBe('now')
    expect(availabilityAt(12 * 60, breakfast)).toBe('closed')
    expect(availabilityAt(12 * 60, { ...breakfast, schedule_order: 1 })).toBe('later')
  })
})

describe('stock', () => {
  it('is that of the chosen variation, else of the item, and without end in food', () => {
    expect(stockOf(shirt(), ['Sand', 'M'])).toBe(2)
    expect(stockOf(shirt(), ['Green'])).toBe(9)
    expect(stockOf(dish({ stock: 0 }), [])).toBe(Number.POSITIVE_INFINITY)
    expect(stockOf(milk({ stock: null }), [])).toBe(Number.POSITIVE_INFINITY)
  })

  it('the rule names the variation or the item that is out of stock', () => {
    expect(outOfStock(shirt(), { options: ['SeaBlue', 'L'] })).toBe('variationOutOfStock')
    expect(outOfStock(milk({ stock: 0 }), { options: [] })).toBe('outOfStock')
    expect(outOfStock(milk({ stock: 1 }), { options: [] })).toBeUndefined()
  })
})

// docs/spec.md §5, cart quantity.
describe('increaseRefusal', () => {
  it('refuses at or below stock, before the maximum is looked at', () => {
    const scarce = milk({ stock: 3, maximum_cart_quantity: 2 })
    expect(increaseRefusal(scarce, [], 3)).toEqual({ message: 'outOfStock' })
    expect(increaseRefusal(scarce, [], 2)).toEqual({ message: 'maximumQuantity', params: { maximum: 2 } })
    expect(increaseRefusal(scarce, [], 1)).toBeUndefined()
  })

  it('checks only the maximum of food', () => {
    const plenty = dish({ stock: 0, maximum_cart_quantity: 5 })
    expect(increaseRefusal(plenty, [], 4)).toBeUndefined()
    expect(increaseRefusal(plenty, [], 5)).toEqual({ message: 'maximumQuantity', params: { maximum: 5 } })
  })

  it('knows no maximum where none is set', () => {
    for (const maximum_cart_quantity of [null, 0])
      expect(increaseRefusal(dish({ maximum_cart_quantity }), [], 500)).toBeUndefined()
  })
})

describe('mostOf', () => {
  it('is the lesser of stock and maximum', () => {
    expect(mostOf(milk({ stock: 3, maximum_cart_quantity: 5 }), [])).toBe(3)
    expect(mostOf(milk({ stock: 9, maximum_cart_quantity: 5 }), [])).toBe(5)
  })
})

describe('isCampaign', () => {
  it('is an item with a first day', () => {
    expect([isCampaign(dish()), isCampaign(dish({ available_date_starts: '2026-11-01' }))]).toEqual([
      false,
      true,
    ])
  })
})
