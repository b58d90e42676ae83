import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import type { Where } from '#src/core/where.ts'

const MINUTES = 60_000

/** The kinds of parcels with their sizes (docs/spec.md §3, Parcel category). */
export const parcelCategoriesQuery = (api: Api, { module_id }: Where) =>
  queryOptions({
    queryKey: ['listParcelCategories', module_id],
    queryFn: ({ signal }) => unwrap(api.GET('/parcel-category', { signal }), 'map'),
    staleTime: 5 * MINUTES,
  })
