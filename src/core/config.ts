import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { useShop } from './shop.ts'

/** Names, flags and currency of the business; the storefront reads them once per visit. */
export const configQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getConfig'],
    queryFn: ({ signal }) => unwrap(api.GET('/config', { signal }), 'business_name'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const useConfig = () => useSuspenseQuery(configQuery(useShop().api)).data
