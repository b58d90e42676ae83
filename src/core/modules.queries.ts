import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

export const MODULES_KEY = ['listModules'] as const

/** Every module of the shop; `modulesIn` returns those that deliver to a location. */
export const modulesQuery = (api: Api) =>
  queryOptions({
    queryKey: MODULES_KEY,
    queryFn: ({ signal }) => unwrap(api.GET('/module', { signal }), 'map'),
  })
