import { describe, expect, it } from 'vitest'
import { cardPrice } from '#machines/rules/card-price.ts'
import { startingSelection } from '#machines/rules/cart-line.ts'
import { priceTag } from '#machines/rules/price.ts'
import type { Item } from '#openapi/generated/client.ts'
import { buildWorld } from '#server/seed/world.ts'
import { dish } from '#tests/machines/samples.ts'

const DIGITS = 2
const world = buildWorld({ scale: 1, now: new Date('2026-11-20T09:00:00Z') })
const choosable = [...world.branches()]
  .flatMap(({ items }) => items)
  .filter((item) => item.variations?.length || item.food_variations?.length)

/** The seeded item as the API answers it, as far as its price goes. */
const onWire = (item: (typeof choosable)[number]): Item =>
  dish({
    name: item.name.en,
    price: item.price / 100,
    discount: item.discount_type === 'percent' ? item.discount : (item.discount ?? 0) / 100,
    discount_type: item.discount_type ?? 'percent',
    store_discount: item.store_discount ?? 0,
    choice_options: item.choice_options!.map(({ name, title, options }) => ({
      name,
      title: title.en,
      options: options.map(({ en }) => en),
    })),
    variations: item.variations!.map(({ type, price, stock }) => ({
      type: type.en,
      price: price / 100,
      stock,
    })),
    food_variations: item.food_variations!.map(({ name, values, type, min, max, required }) => ({
      name: name.en,
      type,
      min,
      max,
      required: required ? ('on' as const) : ('off' as const),
      values: values.map(({ label, optionPrice }) => ({ label: label.en, optionPrice: optionPrice / 100 })),
    })),
  })

const items = choosable.map(onWire)
const opened = (item: Item) => priceTag(item, startingSelection(item), DIGITS)

describe('the card of every demo item that needs choosing', () => {
  it('covers variations and food groups', () => {
    expect(items.length).toBeGreaterThan(800)
  })

  it('shows the price that the item opens with', () => {
    const contradicting = items.filter((item) => {
      const { now, was } = cardPrice(item, DIGITS)
      return now !== opened(item).discounted || was !== opened(item).unit
    })
    expect(contradicting.map(({ name }) => name)).toEqual([])
  })

  it('opens with a variation in stock as long as one is left', () => {
    const soldOut = items.filter((item) => {
      const { options } = startingSelection(item)
      const chosen = item.variations.find(
        ({ type }) => type.replaceAll(/[-\s]/g, '') === options.join('').replaceAll(/[-\s]/g, ''),
      )
      return chosen?.stock === 0 && item.variations.some(({ stock }) => stock > 0)
    })
    expect(soldOut.map(({ name }) => name)).toEqual([])
  })

  it('says from only where no variation in stock costs less', () => {
    const wrong = items.filter(
      (item) =>
        cardPrice(item, DIGITS).isFrom &&
        item.variations.some(({ price, stock }) => stock > 0 && price < opened(item).unit),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
