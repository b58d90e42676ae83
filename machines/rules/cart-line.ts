import type { CartLine, CartVariation, Item, NewCartLine } from '#openapi/generated/client.ts'
import { isCampaign } from './availability.ts'
import { roundMoney } from './money.ts'
import { unitPrice } from './price.ts'
import { optionsNaming, type Selection, selectedVariation, startingVariation } from './variations.ts'

/** The initial selection: one piece, options of the default variation, preselected labels, no add-ons. */
export const startingSelection = (item: Item): Selection => ({
  options: optionsNaming(item, startingVariation(item)?.type),
  labels: item.food_variations.map(({ values }) =>
    values.filter(({ isSelected }) => isSelected).map(({ label }) => label),
  ),
  addOns: {},
  quantity: 1,
})

/** The selection of a cart line, matched with its item. */
export const selectionOf = (line: CartLine): Selection => ({
  options: optionsNaming(line.item, chosenType(line)),
  labels: line.item.food_variations.map(({ name }) =>
    line.variation.flatMap((part) => ('values' in part && part.name === name ? part.values.label : [])),
  ),
  addOns: Object.fromEntries(line.add_on_ids.map((id, index) => [id, line.add_on_qtys[index] ?? 0])),
  quantity: line.quantity,
})

/** Variation of a line for the stock rules, if the line names one. */
export const chosenOptions = (line: Pick<CartLine, 'variation'>): string[] => {
  const type = chosenType(line)
  return type === undefined ? [] : [type]
}

/** The selection in wire format: labels by group for food, one variation for other modules. */
export const cartVariation = (item: Item, { options, labels }: Selection): CartVariation[] => {
  const variation = selectedVariation(item, options)
  if (variation) return [variation]
  return item.food_variations.flatMap(({ name }, group) =>
    labels[group]?.length ? [{ name, values: { label: labels[group] } }] : [],
  )
}

/** The body that puts an item in the cart as chosen (docs/spec.md §3, cart add payload). */
export const newCartLine = (item: Item, selection: Selection, digits: number): NewCartLine => {
  const addOns = item.add_ons.filter(({ id }) => selection.addOns[id])
  return {
    model: isCampaign(item) ? 'ItemCampaign' : 'Item',
    item_id: item.id,
    price: roundMoney(unitPrice(item, selection), digits),
    quantity: selection.quantity,
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map(({ id }) => selection.addOns[id] ?? 0),
    variation: cartVariation(item, selection),
  }
}

/** The optimistic line before the server confirms it; the caller gives a negative id until the server issues one. */
export const expectedLine = (id: number, item: Item, body: NewCartLine): CartLine => ({
  id,
  user_id: '',
  is_guest: 0,
  module_id: item.module_id,
  item_type: body.model,
  item_id: body.item_id,
  price: body.price,
  quantity: body.quantity,
  add_on_ids: body.add_on_ids ?? [],
  add_on_qtys: body.add_on_qtys ?? [],
  variation: body.variation ?? [],
  item,
})

const chosenType = ({ variation }: Pick<CartLine, 'variation'>): string | undefined =>
  variation.flatMap((part) => ('type' in part ? part.type : []))[0]
