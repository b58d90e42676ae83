import { and, arrayContains, arrayOverlaps, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import { allOf } from '#server/db/all-of.ts'
import type { Database } from '#server/db/engine/open.ts'
import { items, stores } from '#server/db/schema.ts'
import type { Reference } from './reference.ts'

const diets = ['vegetarian', 'halal'] as const

/**
 * The items that a list leaves out for the header `X-diet`, `contained:` or `unstated:` and keys: those that are stated to
 * conflict with a key, and the second also those that are not stated to suit every key (decision 033).
 */
export function hiddenItems(
  db: Database,
  header: string | undefined,
  { modules }: Reference,
): SQL | undefined {
  if (header === undefined) return undefined
  const [strictness, list = ''] = header.split(':')
  const keys = [...new Set(list.split(','))]
  const avoided = keys.filter((key) => !(diets as readonly string[]).includes(key))
  // Only dishes are vegetarian or not.
  const kitchens = [...modules.values()].filter(({ type }) => type === 'food').map(({ id }) => id)
  const isDish = kitchens.length > 0 ? inArray(items.module_id, kitchens) : sql`false`
  const marked = db
    .select({ one: sql`1` })
    .from(stores)
    .where(and(eq(stores.id, items.store_id), eq(stores.halal_tag_status, true)))
  const suits = {
    vegetarian: allOf(isDish, eq(items.veg, true)),
    halal: allOf(eq(items.halal, true), exists(marked)),
  }
  const conflicts = [
    avoided.length > 0 ? arrayOverlaps(items.allergens, avoided) : undefined,
    keys.includes('vegetarian') ? and(isDish, eq(items.veg, false)) : undefined,
  ]
  const unstated = [
    avoided.length > 0 ? not(arrayContains(items.free_of, avoided)) : undefined,
    ...diets.map((diet) => (keys.includes(diet) ? not(suits[diet]) : undefined)),
  ]
  // Without `false` a list would not say that it hides none.
  return or(sql`false`, ...conflicts, ...(strictness === 'unstated' ? unstated : []))
}
