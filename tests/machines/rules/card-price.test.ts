import { describe, expect, it } from 'vitest'
import { cardPrice } from '#machines/rules/card-price.ts'
import { startingSelection } from '#machines/rules/cart-line.ts'
import type { FoodVariationGroup } from '#openapi/generated/client.ts'
import { dish, pizza, shirt } from '#tests/machines/samples.ts'

const apples = (stocks: [number, number, number], price = 10.8) => {
  const [half, one, two] = stocks
  return dish({
    price,
    choice_options: [{ name: 'choice_1', title: 'Weight', options: ['500 g', '1 kg', '2 kg'] }],
    variations: [
      { type: '500g', price: 5.4, stock: half },
      { type: '1kg', price: 10.8, stock: one },
      { type: '2kg', price: 21.05, stock: two },
    ],
  })
}

describe('cardPrice', () => {
  it('is the price of an item without variations', () => {
    expect(cardPrice(dish({ price: 20, discount: 25 }), 2)).toEqual({ now: 15, was: 20, isFrom: false })
  })

  it('is the price of the item where a variation has it, and the item opens with that variation', () => {
    expect(cardPrice(apples([9, 9, 9]), 2)).toEqual({ now: 10.8, was: 10.8, isFrom: false })
    expect(startingSelection(apples([9, 9, 9])).options).toEqual(['1 kg'])
  })

  it('starts from the lowest price in stock where the variation with the price of the item is sold out', () => {
    expect(cardPrice(apples([9, 0, 9]), 2)).toEqual({ now: 5.4, was: 5.4, isFrom: true })
    expect(startingSelection(apples([9, 0, 9])).options).toEqual(['500 g'])
    expect(cardPrice(apples([0, 0, 9]), 2)).toEqual({ now: 21.05, was: 21.05, isFrom: false })
  })

  it('stays the price of the item when every variation is sold out', () => {
    expect(cardPrice(apples([0, 0, 0]), 2)).toMatchObject({ now: 10.8, was: 10.8 })
  })

  it('says from when other variations cost more, and discounts the variation', () => {
    expect(cardPrice(shirt({ price: 40, discount: 50 }), 2)).toEqual({ now: 20, was: 40, isFrom: true })
  })

  it('says from when a required group of a dish costs more with some of its options', () => {
    const [size, toppings] = pizza().food_variations as [FoodVariationGroup, FoodVariationGroup]
    expect(cardPrice(pizza(), 2)).toEqual({ now: 20, was: 20, isFrom: true })
    expect(cardPrice(pizza({ food_variations: [toppings] }), 2)).toMatchObject({ isFrom: false })
    const even = { ...size, values: size.values.map((value) => ({ ...value, optionPrice: 0 })) }
    expect(cardPrice(pizza({ food_variations: [even] }), 2)).toMatchObject({ isFrom: false })
  })

  it('says the price of a preselected option, and from only when it is the cheapest', () => {
    const [size] = pizza().food_variations as [FoodVariationGroup]
    const starting = (label: string) =>
      pizza({
        food_variations: [
          { ...size, values: size.values.map((value) => ({ ...value, isSelected: value.label === label })) },
        ],
      })
    expect(cardPrice(starting('Large'), 2)).toEqual({ now: 26.5, was: 26.5, isFrom: false })
    expect(cardPrice(starting('Small'), 2)).toEqual({ now: 20, was: 20, isFrom: true })
  })
})
