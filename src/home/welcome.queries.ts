import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** What a new customer is given; a guest is asked nothing. */
export const newcomerQuery = (api: Api, token: string | null) =>
  queryOptions({
    queryKey: ['getCustomerInfo', 'of a newcomer', token],
    queryFn: ({ signal }) => (token ? unwrap(api.GET('/customer/info', { signal })) : null),
  })
