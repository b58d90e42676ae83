import type { Item, StoreDetails } from '#openapi/generated/client.ts'

export type MenuSection = { id: number; name: string; items: Item[] }

/** The items under their top categories, in the order of the store's menu; items without a listed category stand last. */
export function byCategory(items: readonly Item[], categories: StoreDetails['category_ids']): MenuSection[] {
  const topOf = ({ category_ids }: Item) => category_ids[0]?.id
  const others = items.filter((item) => !categories.some(({ id }) => id === topOf(item)))
  return [
    ...categories.map(({ id, name }) => ({ id, name, items: items.filter((item) => topOf(item) === id) })),
    { id: 0, name: '', items: others },
  ].filter((section) => section.items.length > 0)
}
