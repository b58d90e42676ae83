import { describe, expect, it } from 'vitest'
import { cartTotals } from '#machines/cart/cart-totals.ts'
import { freeDeliveryProgress } from '#machines/cart/free-delivery.ts'
import { discountBadge } from '#machines/catalogue/discount-badge.ts'
import { newCartLine, selectionOf, startingSelection } from '#machines/rules/cart-line.ts'
import { kilometres } from '#machines/rules/distance.ts'
import { discountOf, priceTag } from '#machines/rules/price.ts'
import { zoneIds } from '#machines/rules/zones.ts'
import { dish, lineFor, pizza, shirt } from '#tests/machines/samples.ts'

const chosen = { options: [], labels: [], addOns: {}, quantity: 1 }

// docs/spec.md §4, discount badge.
describe('discountOf', () => {
  it('lets the discount of the store take precedence when it is greater than 0', () => {
    const item = dish({ discount: 5, discount_type: 'amount', store_discount: 10 })
    expect(discountOf(item)).toEqual({ type: 'percent', value: 10 })
    expect(discountOf({ ...item, store_discount: 0 })).toEqual({ type: 'amount', value: 5 })
  })

  it('shows a badge only when something is taken off', () => {
    expect(discountBadge(dish())).toBeUndefined()
    expect(discountBadge(dish({ discount: 15 }))).toEqual({ type: 'percent', value: 15 })
  })
})

// docs/spec.md §4: total is the variation price (or price) times quantity; choosing options updates it.
describe('priceTag', () => {
  it('takes the price of the variation', () => {
    expect(priceTag(shirt(), { ...chosen, options: ['Sand', 'L'], quantity: 2 }, 2)).toEqual({
      unit: 46,
      discounted: 46,
      full: 92,
      total: 92,
    })
  })

  it('adds the options of a dish to its price, and discounts both', () => {
    const item = pizza({ discount: 10 })
    const labels = [['Large'], ['Corn', 'Feta']]
    expect(priceTag(item, { ...chosen, labels, quantity: 2 }, 2)).toMatchObject({
      unit: 31.5,
      discounted: 28.35,
      total: 56.7,
    })
  })

  it('adds the add-ons once, by their own quantity, without discount', () => {
    const item = pizza({ discount: 50 })
    expect(priceTag(item, { ...chosen, addOns: { 71: 2, 72: 1 }, quantity: 3 }, 2)).toMatchObject({
      discounted: 10,
      full: 67,
      total: 37,
    })
  })

  it('never goes below nothing', () => {
    expect(priceTag(dish({ discount: 99, discount_type: 'amount' }), chosen, 2).total).toBe(0)
  })
})

describe('a cart line', () => {
  const line = lineFor(1, pizza(), {
    variation: [{ name: 'Size', values: { label: ['Large'] } }],
    add_on_ids: [71],
    add_on_qtys: [2],
    quantity: 3,
  })

  it('is read back as it was chosen', () => {
    expect(selectionOf(line)).toEqual({
      options: [],
      labels: [['Large'], []],
      addOns: { 71: 2 },
      quantity: 3,
    })
    expect(newCartLine(pizza(), selectionOf(line), 2)).toEqual({
      model: 'Item',
      item_id: 12,
      price: 26.5,
      quantity: 3,
      add_on_ids: [71],
      add_on_qtys: [2],
      variation: line.variation,
    })
  })

  it('a cart line starts with a variation that is in stock, and with the preselected options', () => {
    const sold = shirt({ variations: shirt().variations.map((v, at) => ({ ...v, stock: at === 2 ? 1 : 0 })) })
    expect(startingSelection(sold).options).toEqual(['Sand', 'M'])
    const [size] = pizza().food_variations
    const preset = { ...size!, values: [{ label: 'Small', optionPrice: 0, isSelected: true }] }
    expect(startingSelection(pizza({ food_variations: [preset] })).labels).toEqual([['Small']])
  })

  it('is summed up with its saving', () => {
    const lines = [line, lineFor(2, dish({ discount: 25 }), { quantity: 2 })]
    expect(cartTotals(lines, 2)).toEqual({ pieces: 5, subtotal: 98.5, saving: 5 })
  })

  it('is left out of the sum when it is no longer sold', () => {
    const unsold = { ...lineFor(2, dish({ discount: 25 })), refusal: { code: 'item_id', message: 'No.' } }
    expect(cartTotals([line, unsold], 2)).toEqual(cartTotals([line], 2))
  })
})

// docs/spec.md §4, free-delivery progress.
describe('freeDeliveryProgress', () => {
  it('the progress to free delivery is clamped to 0-100 and names the missing amount', () => {
    expect(freeDeliveryProgress(25, 100, 2)).toEqual({ percent: 25, remaining: 75, reached: false })
    expect(freeDeliveryProgress(0, 100, 2)).toEqual({ percent: 0, remaining: 100, reached: false })
    expect(freeDeliveryProgress(100, 100, 2)).toEqual({ percent: 100, remaining: 0, reached: true })
    expect(freeDeliveryProgress(250, 100, 2)).toEqual({ percent: 100, remaining: 0, reached: true })
    expect(freeDeliveryProgress(5, 0, 2)).toEqual({ percent: 100, remaining: 0, reached: true })
  })
})

// docs/spec.md §9, distance display.
describe('kilometres', () => {
  it.each([
    [null, '0'],
    [0, '0'],
    [1499, '1.50'],
    [1_000_000, '1000.00'],
    [1_000_001, '1k+'],
  ])('of %s metres are %s', (metres, shown) => {
    expect(kilometres(metres, 2)).toBe(shown)
  })
})

describe('zoneIds', () => {
  it('reads the text of the wire', () => {
    expect([zoneIds('[1,22]'), zoneIds('[]'), zoneIds(null), zoneIds('nonsense')]).toEqual([
      [1, 22],
      [],
      [],
      [],
    ])
  })
})
