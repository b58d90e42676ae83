import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

/** The module's categories with their own; kept 5 minutes (docs/spec.md §9). */
export const categoriesQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listCategories', where],
    queryFn: ({ signal }) => unwrap(api.GET('/categories', { signal }), 'map'),
    staleTime: 5 * 60_000,
  })
