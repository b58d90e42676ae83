import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

/** The running flash sale with at most 15 of its items; its `id` is null without a sale. `limit` counts sales (docs/spec.md §7). */
export const runningSaleQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listFlashSales', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/flash-sales', { params: { query: { limit: 2, offset: 1 } }, signal }),
        'active_products',
      ),
    staleTime: 60_000,
  })
