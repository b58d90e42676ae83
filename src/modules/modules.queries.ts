import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { modulesIn } from '#machines/rules/module-choice.ts'

/** The modules that serve these zones (spec §2). */
export const modulesQuery = (api: Api, zone_ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listModules'],
    queryFn: ({ signal }) => unwrap(api.GET('/module', { signal }), 'map'),
    select: (modules) => modulesIn(modules, zone_ids),
  })
