import type { Brand } from '#openapi/generated/server.ts'
import type { BrandRow } from '#server/db/rows.ts'
import type { Format } from './format.ts'

export const brandOnWire = (brand: BrandRow & { items_count: number }, { text, picture }: Format): Brand => ({
  id: brand.id,
  slug: brand.slug,
  name: text(brand.name),
  image_full_url: picture(brand.picture, 320),
  items_count: brand.items_count,
})
