import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

/** The coupons that are valid in these zones and this module. */
export const couponsQuery = (api: Api, where: Where) =>
  queryOptions({
    queryKey: ['listCoupons', where],
    queryFn: ({ signal }) => unwrap(api.GET('/coupon/list', { signal }), 'map'),
    staleTime: 60_000,
  })
