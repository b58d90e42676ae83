import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

/** The module's brands in the owner's order, each with its count of items in these zones. */
export const brandsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listBrands', where],
    // A visitor without a module sees a module with brands instead of the first one.
    queryFn: ({ signal }) =>
      unwrap(api.GET('/brand', { params: { header: { moduleId: where.module_id } }, signal }), 'map'),
    staleTime: 5 * 60_000,
  })
