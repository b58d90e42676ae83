import type { Category } from '#openapi/generated/client.ts'

/** The category's own page, opened on one of those below it (docs/spec.md §2, Routes). */
export const pathOf = ({ id, slug }: Pick<Category, 'id' | 'slug'>, part?: Pick<Category, 'id'>): string =>
  `/category/${slug || id}${part ? `?part=${part.id}` : ''}`
