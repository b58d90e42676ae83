import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

/** Items like this one, sold around the customer; at most ten. */
export const relatedItemsQuery = (api: Api, where: Where, id: number) =>
  queryOptions({
    queryKey: ['listRelatedItems', where, id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/items/related-items/{id}', { params: { path: { id: String(id) } }, signal })),
  })
