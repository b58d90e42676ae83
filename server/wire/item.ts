import type { AddOn, Allergen, Item, ItemVariation } from '#openapi/generated/server.ts'
import type { ListedItem } from '#server/catalogue/listed.type.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { AddOnRow } from '#server/db/rows.ts'
import type { DiscountType, Text } from '#server/db/shapes.ts'
import { brandOnWire } from './brand.ts'
import { clock, type Format, flag, percent } from './format.ts'

/** A running flash sale replaces the discounts of item and store, so the latter is then written as 0. */
export function itemOnWire(
  { item, store, flash }: ListedItem,
  offered: AddOnRow[],
  format: Format,
  reference: Reference,
): Item {
  const { text, money, picture, day } = format
  const sold = flash ?? item
  const contained = allergensOnWire(item.allergens, format, reference)
  const brand = item.brand_id ? reference.brands.get(item.brand_id) : undefined
  return {
    id: item.id,
    slug: item.slug,
    name: text(item.name),
    description: text(item.description),
    image_full_url: picture(item.picture, 640),
    images_full_url: (item.pictures.length ? item.pictures : [item.picture]).map((name) =>
      picture(name, 1280),
    ),
    price: money(item.price),
    discount: discountOnWire(sold, format),
    discount_type: sold.discount_type,
    store_discount: flash ? 0 : percent(store.discount),
    store_id: item.store_id,
    store_name: text(store.name),
    unit_type: item.unit && text(item.unit),
    module_id: item.module_id,
    module_type: reference.modules.get(item.module_id)?.type ?? 'ecommerce',
    zone_id: item.zone_id,
    veg: flag(item.veg),
    recommended: flag(item.recommended),
    organic: flag(item.organic),
    halal_tag_status: flag(store.halal_tag_status),
    is_halal: flag(item.halal),
    avg_rating: item.avg_rating,
    rating_count: item.rating_count,
    wishlist_count: item.wishlist_count,
    available_time_starts: item.available_time_starts && clock(item.available_time_starts),
    available_time_ends: item.available_time_ends && clock(item.available_time_ends),
    available_date_starts: item.available_date_starts && day(item.available_date_starts),
    available_date_ends: item.available_date_ends && day(item.available_date_ends),
    ...(item.available_date_ends && { end_date: item.available_date_ends.toISOString() }),
    schedule_order: flag(store.schedule_order),
    maximum_cart_quantity: item.maximum_cart_quantity,
    stock: item.stock === null ? null : Math.min(item.stock, flash?.left ?? item.stock),
    variations: item.variations.map((variation) => variationOnWire(variation, format)),
    food_variations: item.food_variations.map((group) => ({
      name: text(group.name),
      type: group.type,
      min: group.min,
      max: group.max,
      required: group.required ? 'on' : 'off',
      values: group.values.map((value) => ({
        label: text(value.label),
        optionPrice: money(value.optionPrice),
        isSelected: false,
      })),
    })),
    choice_options: item.choice_options.map(({ name, title, options }) => ({
      name,
      title: text(title),
      options: options.map(text),
    })),
    add_ons: item.add_on_ids.flatMap((id) => {
      const addOn = offered.find((offer) => offer.id === id)
      return addOn ? [addOnOnWire(addOn, format)] : []
    }),
    category_ids: categoryPath(item.category_id, reference).map(({ id, name }) => ({ id, name: text(name) })),
    tags: item.tags.map((tag) => ({ id: wordNumber(tag.en), name: text(tag) })),
    nutritions_name: item.nutritions.map(text),
    allergies_name: contained.map(({ name }) => name),
    allergens: contained,
    free_of: item.free_of,
    ...dietsOnWire(item, store.halal_tag_status, reference),
    generic_name: item.generic_name.map(text),
    brand: brand ? brandOnWire(brand, format) : null,
    karat: item.karat,
    total_weight: item.total_weight,
    country: item.country && text(item.country),
    is_prescription_required: flag(item.is_prescription_required),
  }
}

/** An allergen without a name is shown all the same, by its key. */
export const allergensOnWire = (keys: string[], { text }: Format, { allergens }: Reference): Allergen[] =>
  keys.map((key) => {
    const named = allergens.get(key)
    return { key, name: named ? text(named.name) : key }
  })

/** A diet in neither list is not stated: only dishes are vegetarian or not, and no item is stated not to be halal. */
const dietsOnWire = (
  { veg, halal, module_id }: ListedItem['item'],
  hasHalalMarks: boolean,
  { modules }: Reference,
): Pick<Item, 'suits' | 'unsuited'> => {
  const isDish = modules.get(module_id)?.type === 'food'
  return {
    suits: [
      ...(isDish && veg ? (['vegetarian'] as const) : []),
      ...(halal && hasHalalMarks ? (['halal'] as const) : []),
    ],
    unsuited: isDish && !veg ? ['vegetarian'] : [],
  }
}

export const variationOnWire = (
  { type, price, stock }: { type: Text; price: number; stock: number },
  { text, money }: Format,
): ItemVariation => ({ type: text(type), price: money(price), stock })

export const addOnOnWire = (addOn: AddOnRow, { text, money }: Format): AddOn => ({
  id: addOn.id,
  store_id: addOn.store_id,
  name: text(addOn.name),
  price: money(addOn.price),
})

/** A percentage as such, an amount in the currency. */
export const discountOnWire = (
  { discount, discount_type }: { discount: number; discount_type: DiscountType },
  { money }: Format,
): number => (discount_type === 'percent' ? percent(discount) : money(discount))

/** From the top category down. */
export function categoryPath(id: number, { categories }: Reference) {
  const category = categories.get(id)
  const parent = category?.parent_id ? categories.get(category.parent_id) : undefined
  return [parent, category].filter((step) => step !== undefined)
}

/** A number that is always the same for a word: tags have no rows of their own, but the wire numbers them. */
function wordNumber(word: string): number {
  let hash = 0
  // A string yields letters, which are not empty.
  for (const letter of word) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) & 0x7fffffff
  return hash || 1
}
