import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTES = 60_000

/** Cache times and page sizes of docs/spec.md §9. */
export const bannersQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listBanners', where],
    queryFn: ({ signal }) => unwrap(api.GET('/banners', { signal }), 'banners'),
    staleTime: 5 * MINUTES,
  })

export const popularStoresQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listPopularStores', where],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/stores/popular', { params: { query: { limit: 12, offset: 1, type: 'all' } }, signal }),
        'stores',
      ),
    staleTime: 5 * MINUTES,
  })
