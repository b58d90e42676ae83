import { useQuery } from '@tanstack/react-query'
import type { Coupon } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useToken } from '#src/core/where.ts'
import { newcomerQuery } from './use-gift.ts'

/** The coupons that this shopper can use: customers who have ordered before see none for first orders. */
export function useOfferedCoupons(coupons: Coupon[] | undefined): Coupon[] | undefined {
  const token = useToken()
  const { data: customer } = useQuery(newcomerQuery(useShop().api, token))
  const mayBeFirst = token === null || customer?.order_count === 0
  return mayBeFirst ? coupons : coupons?.filter(({ coupon_type }) => coupon_type !== 'first_order')
}
