import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { CANCELLATION_POLICY, textPages } from '#src/navigation/pages.ts'

type TextPage = (typeof textPages)[number]

export const isPagePath = (path: string): path is TextPage => (textPages as readonly string[]).includes(path)

export const pageQuery = (api: Api, path: TextPage) =>
  queryOptions({
    queryKey: ['page', path],
    queryFn: ({ signal }) =>
      // The contract names one of them otherwise.
      unwrap(api.GET(path === CANCELLATION_POLICY ? '/cancelation' : path, { signal })),
    staleTime: 60 * 60_000,
  })
