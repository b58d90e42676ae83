import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** What the sender of a parcel agrees to, in the language of the page. */
export const parcelTermsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getParcelTerms'],
    queryFn: ({ signal }) => unwrap(api.GET('/parcel-terms', { signal }), 'prohibited'),
    staleTime: 300_000,
  })
