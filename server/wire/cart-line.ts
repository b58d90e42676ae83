import type { CartLine, CartVariation } from '#openapi/generated/server.ts'
import type { LineInCart } from '#server/cart/cart.ts'
import type { Shopper } from '#server/cart/shopper.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { ChosenVariation } from '#server/db/shapes.ts'
import { type Format, flag } from './format.ts'
import { type ItemRow, itemOnWire, variationOnWire } from './item.ts'

export function cartLineOnWire(
  { line, goods, offered }: LineInCart,
  shopper: Shopper,
  format: Format,
  reference: Reference,
): CartLine {
  return {
    id: line.id,
    user_id: shopper.customer_id ?? shopper.guest_id,
    is_guest: flag(shopper.customer_id === null),
    module_id: line.module_id,
    item_id: line.item_id,
    item_type: goods.item.available_date_starts ? 'ItemCampaign' : 'Item',
    price: format.money(goods.choice.unitPrice),
    quantity: line.quantity,
    add_on_ids: goods.addOns.map(({ id }) => id),
    add_on_qtys: goods.addOns.map(({ quantity }) => quantity),
    variation: chosenOnWire(goods.item, goods.choice.variation, format),
    item: itemOnWire(goods, offered, format, reference),
  }
}

/** A kept choice in the customer's language. */
function chosenOnWire(item: ItemRow['item'], chosen: ChosenVariation, format: Format): CartVariation[] {
  if (!chosen) return []
  if (!Array.isArray(chosen)) {
    const variation = item.variations.find(({ type }) => type.en === chosen.type)
    return variation ? [variationOnWire(variation, format)] : []
  }
  return chosen.flatMap(({ name, labels }) => {
    const group = item.food_variations.find((g) => g.name.en === name)
    if (!group) return []
    const picked = group.values.filter((value) => labels.includes(value.label.en))
    return [
      { name: format.text(group.name), values: { label: picked.map(({ label }) => format.text(label)) } },
    ]
  })
}
