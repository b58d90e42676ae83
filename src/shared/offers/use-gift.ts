import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { useFormats } from '#i18n/i18n.tsx'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'

/** What the first order gets off, and how long that holds: '7 days', or nothing. */
export type Gift = { discount: string; validity: string }

/** A guest is asked nothing. */
export const newcomerQuery = (api: Api, token: string | null) =>
  queryOptions({
    queryKey: ['getCustomerInfo', 'of a newcomer', token],
    queryFn: ({ signal }) => (token ? unwrap(api.GET('/customer/info', { signal })) : null),
  })

/** The welcome discount, only while it holds for this customer (docs/spec.md §5, Other). */
export function useGift(): Gift | undefined {
  const { money, percent } = useFormats()
  const { data: customer } = useQuery(newcomerQuery(useShop().api, useToken()))
  if (!customer?.is_valid_for_discount) return undefined
  const { discount_amount: amount, discount_amount_type, validity } = customer
  return { discount: discount_amount_type === 'percent' ? percent(amount) : money(amount), validity }
}
