import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTES = 60_000

export const whyChooseQuery = (api: Api, { module_id }: Where) =>
  queryOptions({
    queryKey: ['listWhyChoose', module_id],
    queryFn: ({ signal }) => unwrap(api.GET('/other-banners/why-choose', { signal }), 'banners'),
    staleTime: 5 * MINUTES,
  })

export const videoContentQuery = (api: Api, { module_id }: Where) =>
  queryOptions({
    queryKey: ['getVideoContent', module_id],
    queryFn: ({ signal }) => unwrap(api.GET('/other-banners/video-content', { signal }), 'banner_contents'),
    staleTime: 5 * MINUTES,
  })
