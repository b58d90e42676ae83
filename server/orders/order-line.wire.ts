import type { AddOn, CartVariation, Item, OrderLine } from '#openapi/generated/server.ts'
import { zip } from '#server/assert/zip.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { OrderLineRow } from '#server/db/rows.ts'
import type { SoldItem } from '#server/db/shapes.ts'
import { lineIdOf } from '#server/rules/line-id.ts'
import { type Format, flag } from '#server/wire/format.ts'
import { allergensOnWire, categoryPath, discountOnWire } from '#server/wire/item.ts'

export function orderLineOnWire(line: OrderLineRow, format: Format, reference: Reference): OrderLine {
  const { item_details: sold } = line
  const { money } = format
  return {
    id: lineIdOf(line),
    order_id: line.order_id,
    item_id: sold.is_campaign ? null : line.item_id,
    item_campaign_id: sold.is_campaign ? line.item_id : null,
    quantity: line.quantity,
    price: money(line.price),
    discount_on_item: money(line.discount_on_item),
    discount_by: line.discount_on_item > 0 ? (sold.discount_by ?? null) : null,
    total_add_on_price: money(line.total_add_on_price),
    tax_amount: money(line.tax_amount),
    variation: soldVariation(sold, format),
    options: soldOptions(sold, format),
    add_ons: soldAddOns(sold, format),
    item_details: soldItemOnWire(line.item_id, sold, format, reference),
  }
}

function soldVariation({ variation }: SoldItem, { text, money }: Format): CartVariation[] {
  if (!variation) return []
  return Array.isArray(variation)
    ? variation.map(({ name, labels }) => ({ name: text(name), values: { label: labels.map(text) } }))
    : [{ type: text(variation.type), price: money(variation.price), stock: variation.stock }]
}

/** What each option added to the price of the item, as far as it is known. */
const soldOptions = ({ variation }: SoldItem, { text, money }: Format) =>
  Array.isArray(variation)
    ? variation.flatMap(({ name, labels, prices = [] }) =>
        zip(prices, labels).map(([price, label]) => ({
          name: text(name),
          label: text(label),
          price: money(price),
        })),
      )
    : []

const soldAddOns = ({ add_ons, store_id }: SoldItem, { text, money }: Format): AddOn[] =>
  add_ons.map(({ id, name, price, quantity }) => ({
    id,
    store_id,
    name: text(name),
    price: money(price),
    quantity,
  }))

/** The item of a line as the order remembers it; what an order does not keep is empty. */
function soldItemOnWire(id: number, sold: SoldItem, format: Format, reference: Reference): Item {
  const { text, money, picture } = format
  const contained = allergensOnWire(sold.allergens ?? [], format, reference)
  return {
    id,
    slug: sold.slug,
    name: text(sold.name),
    description: '',
    image_full_url: picture(sold.picture, 640),
    images_full_url: [picture(sold.picture, 1280)],
    price: money(sold.price),
    discount: discountOnWire(sold, format),
    discount_type: sold.discount_type,
    store_discount: 0,
    store_id: sold.store_id,
    store_name: text(sold.store_name),
    unit_type: sold.unit && text(sold.unit),
    module_id: sold.module_id,
    module_type: reference.modules.get(sold.module_id)?.type ?? 'ecommerce',
    zone_id: sold.zone_id,
    veg: flag(sold.veg),
    recommended: 0,
    organic: flag(sold.organic),
    halal_tag_status: 0,
    is_halal: flag(sold.halal),
    avg_rating: 0,
    rating_count: 0,
    wishlist_count: 0,
    available_time_starts: null,
    available_time_ends: null,
    available_date_starts: null,
    available_date_ends: null,
    schedule_order: 0,
    maximum_cart_quantity: null,
    stock: null,
    variations: [],
    food_variations: [],
    choice_options: [],
    add_ons: soldAddOns(sold, format),
    category_ids: categoryPath(sold.category_id, reference).map(({ id, name }) => ({ id, name: text(name) })),
    tags: [],
    nutritions_name: [],
    allergies_name: contained.map(({ name }) => name),
    allergens: contained,
    generic_name: sold.generic_name.map(text),
    brand: null,
    karat: null,
    total_weight: null,
    country: null,
    is_prescription_required: 0,
  }
}
