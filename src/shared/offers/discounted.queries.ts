import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTES = 60_000

/** Discounted items: as many as the special offer shows (docs/spec.md §9). */
export const discountedItemsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listDiscountedItems', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/discounted', { params: { query: { limit: 15, offset: 1 } }, signal }),
        'products',
      ),
    staleTime: 5 * MINUTES,
  })
