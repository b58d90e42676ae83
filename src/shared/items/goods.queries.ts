import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

/** One item by number or slug; `campaign` is 1 for an item that runs between dates (contract: getItem). */
export const itemQuery = (api: Api, id: number | string, campaign: 0 | 1 = 0) =>
  queryOptions({
    queryKey: ['getItem', String(id), campaign],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/items/details/{id}', {
          params: { path: { id: String(id) }, query: { campaign } },
          signal,
        }),
      ),
    staleTime: 60_000,
  })

/** One store by number or slug, with its hours, its menu's categories and what checkout needs. */
export const storeQuery = (api: Api, where: Where, id: number | string) =>
  queryOptions({
    queryKey: ['getStore', where, String(id)],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/stores/details/{id}', { params: { path: { id: String(id) } }, signal })),
    staleTime: 60_000,
  })
