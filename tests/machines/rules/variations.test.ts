import { describe, expect, it } from 'vitest'
import {
  groupBounds,
  groupRefusal,
  optionsNaming,
  selectedVariation,
  toggleLabel,
} from '#machines/rules/variations.ts'
import type { FoodVariationGroup } from '#openapi/generated/client.ts'
import { pizza, shirt } from '#tests/machines/samples.ts'

const [size, toppings] = pizza().food_variations as [FoodVariationGroup, FoodVariationGroup]

// docs/spec.md §4: a variation is matched by joining the chosen options, ignoring dashes and spaces.
describe('selectedVariation', () => {
  it('joins the options and ignores dashes and spaces on both sides', () => {
    expect(selectedVariation(shirt(), ['Sea Blue', 'M'])?.price).toBe(40)
    expect(selectedVariation(shirt(), ['Sea-Blue', ' L '])?.price).toBe(44)
  })

  it('knows no variation of options that name none', () => {
    expect(selectedVariation(shirt(), ['Sand'])).toBeUndefined()
    expect(selectedVariation(shirt(), ['M', 'Sand'])).toBeUndefined()
  })
})

describe('optionsNaming', () => {
  it('finds the options back', () => {
    expect(optionsNaming(shirt(), 'SeaBlue-L')).toEqual(['Sea Blue', 'L'])
    expect(optionsNaming(shirt(), 'Sand-M')).toEqual(['Sand', 'M'])
  })

  it('starts with the first of each choice when nothing is named', () => {
    expect(optionsNaming(shirt(), undefined)).toEqual(['Sea Blue', 'M'])
    expect(optionsNaming(shirt(), 'Green-XS')).toEqual(['Sea Blue', 'M'])
    expect(optionsNaming(pizza(), undefined)).toEqual([])
  })
})

// docs/spec.md §4: single groups keep one option; multi groups allow several.
describe('toggleLabel', () => {
  it('keeps one option of a single group', () => {
    expect(toggleLabel(size, ['Small'], 'Large')).toEqual(['Large'])
  })

  it('never empties a required group, but an optional one', () => {
    expect(toggleLabel(size, ['Large'], 'Large')).toEqual(['Large'])
    expect(toggleLabel({ ...size, required: 'off' }, ['Large'], 'Large')).toEqual([])
  })

  it('adds to and takes from a multi group', () => {
    expect(toggleLabel(toppings, ['Olives'], 'Corn')).toEqual(['Olives', 'Corn'])
    expect(toggleLabel(toppings, ['Olives', 'Corn'], 'Olives')).toEqual(['Corn'])
  })
})

// docs/spec.md §5, variation groups.
describe('groupRefusal', () => {
  const required = 'variationRequired'
  const bounds = { message: 'variationBounds', params: { name: 'Toppings', min: 2, max: 3 } }

  it.each([
    [[[], []], { message: required, params: { name: 'Size' } }],
    [[['Large'], []], undefined],
    [[['Large'], ['Corn']], bounds],
    [[['Large'], ['Corn', 'Feta']], undefined],
    [[['Large'], ['Corn', 'Feta', 'Basil']], undefined],
    [[['Large'], ['Corn', 'Feta', 'Basil', 'Olives']], bounds],
  ])('of %j is %j', (labels, refusal) => {
    expect(groupRefusal(pizza(), labels)).toEqual(refusal)
  })

  it('wants a selection in a required multi group', () => {
    const item = pizza({ food_variations: [{ ...toppings, required: 'on' }] })
    expect(groupRefusal(item, [[]])).toEqual({ message: required, params: { name: 'Toppings' } })
  })

  it('takes as many as there are where a group sets no maximum', () => {
    expect(groupBounds({ ...toppings, max: 0 })).toEqual({ min: 2, max: 4 })
    expect(groupBounds(size)).toEqual({ min: 1, max: 1 })
  })
})
