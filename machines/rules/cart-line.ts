import type { CartLine, CartVariation, Item, NewCartLine } from '#openapi/generated/client.ts'
import { isCampaign } from './availability.ts'
import { roundMoney } from './money.ts'
import { unitPrice } from './price.ts'
import { optionsNaming, type Selection, selectedVariation, startingVariation } from './variations.ts'

/** What a customer starts from: one piece, the options of the starting variation, the preselected labels, no add-ons. */
export const startingSelection = (item: Item): Selection => ({
  options: optionsNaming(item, startingVariation(item)?.type),
  labels: item.food_variations.map(({ values }) =>
    values.filter(({ isSelected }) => isSelected).map(({ label }) => label),
  ),
  addOns: {},
  quantity: 1,
})

/** What was chosen when the line was put in the cart, read against its item. */
export const selectionOf = (line: CartLine): Selection => ({
  options: optionsNaming(line.item, chosenType(line)),
  labels: line.item.food_variations.map(({ name }) =>
    line.variation.flatMap((part) => ('values' in part && part.name === name ? part.values.label : [])),
  ),
  addOns: Object.fromEntries(line.add_on_ids.map((id, index) => [id, line.add_on_qtys[index] ?? 0])),
  quantity: line.quantity,
})

/** What the options of a line are called to the stock rules: the one variation it names, if it names one. */
export const chosenOptions = (line: Pick<CartLine, 'variation'>): string[] => {
  const type = chosenType(line)
  return type === undefined ? [] : [type]
}

/** The choice as the wire carries it: picked labels by group in food, the one variation elsewhere. */
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

/** A line as it will look once the server has it; its id is the caller's, negative until the server gives one. */
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
