import type { ParcelCategory, ParcelSize } from '#openapi/generated/server.ts'
import type { OrderRow, ParcelCategoryRow } from '#server/db/rows.ts'
import type { ParcelSize as StoredSize } from '#server/db/shapes.ts'
import type { Format } from './format.ts'

export const parcelCategoryOnWire = (
  { id, name, description, picture, per_km_shipping_charge, minimum_shipping_charge }: ParcelCategoryRow,
  format: Format,
): ParcelCategory => ({
  id,
  name: format.text(name),
  description: format.text(description),
  image_full_url: format.picture(picture, 320),
  parcel_per_km_shipping_charge:
    per_km_shipping_charge === null ? null : format.money(per_km_shipping_charge),
  parcel_minimum_shipping_charge:
    minimum_shipping_charge === null ? null : format.money(minimum_shipping_charge),
})

/** `charge` in minor units: of an order what it cost then. */
export const parcelSizeOnWire = (size: StoredSize, charge: number, { text, money }: Format): ParcelSize => ({
  id: size.id,
  name: text(size.name),
  examples: text(size.examples),
  length_cm: size.length_cm,
  width_cm: size.width_cm,
  height_cm: size.height_cm,
  max_weight_kg: size.max_weight_kg,
  charge: money(charge),
})

export const weightOnWire = ({ parcel_grams }: Pick<OrderRow, 'parcel_grams'>): number | null =>
  parcel_grams === null ? null : parcel_grams / 1000
