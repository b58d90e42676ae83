import type { ParcelCategory } from '#openapi/generated/server.ts'
import type { parcelCategories } from '#server/db/schema.ts'
import type { Format } from './format.ts'

export type ParcelCategoryRow = typeof parcelCategories.$inferSelect

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
