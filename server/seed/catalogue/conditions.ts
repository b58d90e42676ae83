import type { Text } from '#server/db/shapes.ts'
import { moduleOf } from './categories.ts'
import { conditions } from './pharmacy-goods.ts'
import { readTable } from './table.ts'

export type Condition = { id: number; slug: string; name: Text; module_id: number }

export const commonConditions: Condition[] = readTable(['key', 'en', 'ar'], conditions).map(
  ({ key, en, ar }, i) => ({ id: i + 1, slug: key, name: { en, ar }, module_id: moduleOf('pharmacy').id }),
)
