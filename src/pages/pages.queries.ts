import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** Where each page of text stands in the shop (docs/spec.md §2), and in the contract. */
const sources = {
  '/about-us': '/about-us',
  '/terms-and-conditions': '/terms-and-conditions',
  '/privacy-policy': '/privacy-policy',
  '/refund-policy': '/refund-policy',
  '/shipping-policy': '/shipping-policy',
  '/cancellation-policy': '/cancelation',
} as const

export type PagePath = keyof typeof sources

export const pagePaths = Object.keys(sources) as PagePath[]

export const isPagePath = (path: string): path is PagePath => path in sources

export const pageQuery = (api: Api, path: PagePath) =>
  queryOptions({
    queryKey: ['page', path],
    queryFn: ({ signal }) => unwrap(api.GET(sources[path], { signal })),
    staleTime: 60 * 60_000,
  })
