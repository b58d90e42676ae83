import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTE = 60_000

/** The running campaigns of stores. */
export const basicCampaignsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listBasicCampaigns', where],
    queryFn: ({ signal }) => unwrap(api.GET('/campaigns/basic', { signal }), 'map'),
    staleTime: 5 * MINUTE,
  })

/** The running campaign items. */
export const itemCampaignsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listItemCampaigns', where],
    queryFn: ({ signal }) => unwrap(api.GET('/campaigns/item', { signal }), 'map'),
    staleTime: MINUTE,
  })
