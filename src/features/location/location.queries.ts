import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** The addresses a signed-in customer has saved; asked for only with a token (docs/spec.md §4). */
export const savedAddressesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listAddresses'],
    queryFn: ({ signal }) => unwrap(api.GET('/address/list', { signal })),
    select: ({ addresses }) => addresses,
  })
