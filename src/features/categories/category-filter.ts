import type { Category } from '#openapi/generated/client.ts'

/** What a category's page lists: `of` is the category itself or one below it. */
export type CategoryFilter = { list: 'items' | 'stores'; of: number }

/** As the address says; what it names and the category does not have counts as not said. */
export const filterOf = (query: URLSearchParams, { id, childes }: Category): CategoryFilter => ({
  list: query.get('list') === 'stores' ? 'stores' : 'items',
  of: childes.find((child) => String(child.id) === query.get('part'))?.id ?? id,
})

/** The query string names only the choices that differ from the start. */
export const addressOf = ({ list, of }: CategoryFilter, { id }: Category): Record<string, string> => ({
  ...(list === 'stores' && { list }),
  ...(of !== id && { part: String(of) }),
})
