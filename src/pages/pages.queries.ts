import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { type PagePath, pagePaths } from './page-paths.ts'

export const isPagePath = (path: string): path is PagePath => (pagePaths as readonly string[]).includes(path)

export const pageQuery = (api: Api, path: PagePath) =>
  queryOptions({
    queryKey: ['page', path],
    queryFn: ({ signal }) =>
      // The contract names one of them otherwise.
      unwrap(api.GET(path === '/cancellation-policy' ? '/cancelation' : path, { signal })),
    staleTime: 60 * 60_000,
  })
