import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

/** As long as banners are kept (docs/spec.md §9). */
export const otherBannersQuery = (api: Api, { module_id }: Where) =>
  queryOptions({
    queryKey: ['getOtherBanners', module_id],
    queryFn: ({ signal }) => unwrap(api.GET('/other-banners', { signal })),
    staleTime: 5 * 60_000,
  })
