import { present } from '#server/assert/present.ts'
import type { LineItem } from '#server/cart/goods.ts'
import type { SoldItem } from '#server/db/shapes.ts'
import { discountInForce } from '#server/rules/discount.ts'

/** What an order keeps of an item: enough to show the line for ever, in both languages. */
export function soldItem({ item, store, flash, choice, addOns }: LineItem): SoldItem {
  return {
    slug: item.slug,
    name: item.name,
    picture: item.picture,
    price: item.price,
    ...discountInForce(item, store.discount, flash),
    unit: item.unit,
    veg: item.veg,
    organic: item.organic,
    halal: item.halal,
    allergens: item.allergens,
    generic_name: item.generic_name,
    category_id: item.category_id,
    brand_id: item.brand_id,
    store_id: item.store_id,
    store_name: store.name,
    module_id: item.module_id,
    zone_id: item.zone_id,
    is_campaign: item.available_date_starts !== null,
    flash_sale_item_id: flash?.id ?? null,
    variation: chosenWords(item, choice.variation),
    add_ons: addOns,
  }
}

function chosenWords(
  { variations, food_variations }: LineItem['item'],
  chosen: LineItem['choice']['variation'],
) {
  if (!chosen) return null
  if (!Array.isArray(chosen)) return variations.find(({ type }) => type.en === chosen.type) ?? null
  return chosen.map(({ name, labels }) => {
    const group = present(
      food_variations.find((g) => g.name.en === name),
      'the option group of the choice',
    )
    const picked = group.values.filter(({ label }) => labels.includes(label.en))
    return {
      name: group.name,
      labels: picked.map(({ label }) => label),
      prices: picked.map(({ optionPrice }) => optionPrice),
    }
  })
}
