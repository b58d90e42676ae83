import type { Text } from '#server/db/shapes.ts'
import { pictureName } from '#server/media/picture-name.ts'
import { moduleOf } from './categories.ts'
import { groceryBrands } from './grocery-goods.ts'
import { shopBrands } from './shop-goods.ts'
import { readTable } from './table.ts'

type Brand = { id: number; key: string; slug: string; name: Text; module_id: number; picture: string }

const columns = ['key', 'en', 'ar', 'art'] as const

export const brands: Brand[] = [
  ...readTable(columns, shopBrands).map((row) => ({ ...row, module_id: moduleOf('ecommerce').id })),
  ...readTable(columns, groceryBrands).map((row) => ({ ...row, module_id: moduleOf('grocery').id })),
].map(({ key, en, ar, art, module_id }, i) => ({
  id: i + 1,
  key,
  slug: key,
  name: { en, ar },
  module_id,
  picture: pictureName('brand', art, (i * 47) % 360, { of: 'brand', id: i + 1 }),
}))
