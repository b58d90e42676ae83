import type { PayArrival } from '#machines/rules/order-payment.ts'
import { gatewayReturnPath } from '#src/navigation/pay-path.ts'
import { orderOfToken } from '#src/navigation/payment-token.ts'

/** Which order a visit is about, and how the customer came. `contact_number` proves a guest's order elsewhere. */
export type PayVisit = { order_id: number; contact_number: string; arrival: PayArrival }

/**
 * What the address says: of our own page, or of a gateway that brings a customer back to any page of the shop; undefined
 * when it names no order. Some backends append to an address that has a query with another `?` (docs/contract.md §2).
 */
export function payVisitOf(search: string): PayVisit | undefined {
  const query = queryOf(search)
  const returned = flagOf(query)
  const named = query.get('page') === 'pay' ? Number(query.get('order')) : undefined
  const order_id = named ?? (returned && orderOfToken(query.get('token')))
  if (!order_id || !Number.isSafeInteger(order_id) || order_id < 1) return undefined
  return {
    order_id,
    contact_number: query.get('contact_number') ?? '',
    arrival: returned ?? (query.get('now') === '1' ? 'now' : 'later'),
  }
}

/**
 * Where a return from a gateway to another page of the shop is handled; undefined for any other visit, and for a success that
 * names no order. The flag goes along: the payment page believes only the server (docs/spec.md §2, /profile, §4).
 */
export function payReturnPath(search: string): string | undefined {
  const query = queryOf(search)
  const flag = flagOf(query)
  if (!flag) return undefined
  const order_id = orderOfToken(query.get('token'))
  return order_id || flag !== 'success' ? gatewayReturnPath(flag, order_id) : undefined
}

const queryOf = (search: string) => new URLSearchParams(search.replace('?', '&'))

function flagOf(query: URLSearchParams): 'success' | 'fail' | 'cancel' | undefined {
  const flag = query.get('flag')
  return flag === 'success' || flag === 'fail' || flag === 'cancel' ? flag : undefined
}
