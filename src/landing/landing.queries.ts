import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** Every service of the shop; which of them come to a place is asked when the place is known. */
export const modulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listModules'],
    queryFn: ({ signal }) => unwrap(api.GET('/module', { signal }), 'map'),
  })
