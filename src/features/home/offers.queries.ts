import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTES = 60_000

/** Ads are kept for 400 ms (docs/spec.md §9). */
export const advertisementsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listAdvertisements', where],
    queryFn: ({ signal }) => unwrap(api.GET('/advertisement/list', { signal }), 'map'),
    staleTime: 400,
  })

export const cashbacksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listCashbacks'],
    queryFn: ({ signal }) => unwrap(api.GET('/cashback/list', { signal }), 'map'),
    staleTime: MINUTES,
  })
