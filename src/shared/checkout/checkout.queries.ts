import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { modulesQuery } from '#src/core/modules.queries.ts'

/**
 * Who the customer is, at most a minute old, since the open cart asks before the customer goes on: whether it is the first
 * order decides what it costs. A guest (no token) is asked nothing.
 */
export const customerQuery = (api: Api, token: string | null) =>
  queryOptions({
    queryKey: ['getCustomerInfo', 'of an order', token],
    queryFn: ({ signal }) => (token ? unwrap(api.GET('/customer/info', { signal })) : null),
    staleTime: 60_000,
    gcTime: 60_000,
  })

/** The tip most customers give (docs/spec.md §7, most-tips). */
export const mostTipsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['getMostTips'],
    queryFn: ({ signal }) => unwrap(api.GET('/most-tips', { signal }), 'most_tips_amount'),
    staleTime: 300_000,
  })

/** The pharmacies that deliver here, also while the customer shops in another module; one page holds those of a zone. */
export const pharmaciesQuery = (api: Api, zone_ids: readonly number[]) =>
  queryOptions({
    queryKey: ['listStoresByType', 'for a prescription', zone_ids],
    queryFn: async ({ signal, client }) => {
      const modules = await client.ensureQueryData(modulesQuery(api))
      const pharmacy = modules.find(({ module_type }) => module_type === 'pharmacy')
      if (!pharmacy) return []
      const found = await unwrap(
        api.GET('/stores/get-stores/{type}', {
          params: {
            path: { type: 'delivery' },
            query: { limit: 50, offset: 1, store_type: 'all' },
            header: { moduleId: pharmacy.id },
          },
          signal,
        }),
        'stores',
      )
      // A backend that does not say which take prescriptions says so on the page of the store.
      return found.stores.filter(({ prescription_order }) => prescription_order !== 0)
    },
    staleTime: 60_000,
  })

/** The coupons that are valid where the order goes, in the module of its store. */
export const orderCouponsQuery = (api: Api, moduleId: number) =>
  queryOptions({
    queryKey: ['listCoupons', 'of an order', moduleId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/coupon/list', { params: { header: { moduleId } }, signal }), 'map'),
    staleTime: 60_000,
  })
