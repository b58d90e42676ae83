import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'

/** Who the customer is. */
export const customerQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['getCustomerInfo', token],
    queryFn: ({ signal }) => unwrap(api.GET('/customer/info', { signal })),
  })

/** The addresses the customer has saved, the newest first. */
export const addressesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listAddresses'],
    queryFn: ({ signal }) => unwrap(api.GET('/address/list', { signal })),
    select: ({ addresses }) => addresses,
  })

/** The current bonuses on money put into the wallet. */
export const walletBonusesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['listWalletBonuses'],
    queryFn: ({ signal }) => unwrap(api.GET('/wallet/bonuses', { signal }), 'map'),
  })
