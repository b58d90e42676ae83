import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'
import { categoriesQuery } from '#src/shared/items/categories.queries.ts'

/** The drawer lists up to 10 of each (docs/spec.md §2, §9). */
const MOST = 10

export const drawerCategoriesQuery = (api: Api, where: Where) =>
  queryOptions({
    ...categoriesQuery(api, where),
    select: (categories) => categories.slice(0, MOST),
  })

export const drawerStoresQuery = (api: Api, where: Where, kind: 'latest' | 'popular') =>
  queryOptions({
    queryKey: [kind === 'latest' ? 'listLatestStores' : 'listPopularStores', where, { limit: MOST }],
    queryFn: ({ signal }) => {
      const params = { query: { limit: MOST, offset: 1 } }
      return unwrap(
        kind === 'latest'
          ? api.GET('/stores/latest', { params, signal })
          : api.GET('/stores/popular', { params, signal }),
      )
    },
  })
