import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** The texts of the landing page; the footer shows some of them on every page. */
export const landingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getLanding'],
    queryFn: ({ signal }) => unwrap(api.GET('/landing-page', { signal }), 'download_user_app_links'),
    staleTime: 60 * 60_000,
  })
