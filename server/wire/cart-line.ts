import type { CartLine, CartVariation } from '#openapi/generated/server.ts'
import { isSold, type LineInCart, type SoldLine, type UnsoldLine } from '#server/cart/cart.ts'
import type { ListedItem } from '#server/catalogue/listed.type.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { ChosenAddOn, ChosenVariation } from '#server/db/shapes.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { type Format, flag } from './format.ts'
import { itemOnWire, variationOnWire } from './item.ts'

export function cartLineOnWire(
  inCart: LineInCart,
  shopper: Shopper,
  format: Format,
  reference: Reference,
): CartLine {
  const { line, offered } = inCart
  const row = isSold(inCart) ? inCart.lineItem : inCart.row
  return {
    id: line.id,
    user_id: shopper.customer_id ?? shopper.guest_id,
    is_guest: flag(shopper.customer_id === null),
    module_id: line.module_id,
    item_id: line.item_id,
    item_type: row.item.available_date_starts ? 'ItemCampaign' : 'Item',
    quantity: line.quantity,
    ...(line.added_price !== null && { added_price: format.money(line.added_price) }),
    ...(isSold(inCart) ? soldOnWire(inCart, format) : unsoldOnWire(inCart, format)),
    item: itemOnWire(row, offered, format, reference),
  }
}

const soldOnWire = ({ lineItem: { item, choice, addOns } }: SoldLine, format: Format) => ({
  price: format.money(choice.unitPrice),
  ...addOnsOnWire(addOns),
  variation: chosenOnWire(item, choice.variation, format),
})

/** The choice stays readable, although it is not offered any more. */
const unsoldOnWire = ({ line, row: { item }, refusal: { refusals } }: UnsoldLine, format: Format) => ({
  price: format.money(item.price),
  ...addOnsOnWire(line.add_ons),
  variation: chosenOnWire(item, line.variation, format),
  refusal: { code: refusals[0].code, message: format.text(refusals[0].message) },
})

const addOnsOnWire = (addOns: ChosenAddOn[]) => ({
  add_on_ids: addOns.map(({ id }) => id),
  add_on_qtys: addOns.map(({ quantity }) => quantity),
})

/** A kept choice in the customer's language; what the item no longer offers, in the words it was kept in. */
function chosenOnWire(item: ListedItem['item'], chosen: ChosenVariation, format: Format): CartVariation[] {
  if (!chosen) return []
  if (!Array.isArray(chosen)) {
    const variation = item.variations.find(({ type }) => type.en === chosen.type)
    return [variation ? variationOnWire(variation, format) : { type: chosen.type, price: 0, stock: 0 }]
  }
  return chosen.map(({ name, labels }) => {
    const group = item.food_variations.find((g) => g.name.en === name)
    const textOf = (label: string) => {
      const value = group?.values.find((each) => each.label.en === label)
      return value ? format.text(value.label) : label
    }
    return { name: group ? format.text(group.name) : name, values: { label: labels.map(textOf) } }
  })
}
