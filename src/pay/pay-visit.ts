import type { PayArrival } from '#machines/rules/order-payment.ts'
import { orderOfToken } from '#src/shop/payment-token.ts'

/** Which order a visit is about, and how the customer came. `contact_number` proves a guest's order elsewhere. */
export type PayVisit = { order_id: number; contact_number: string; arrival: PayArrival }

/**
 * What the address says: of our own page, or of a gateway that brings a customer back to any page of the shop; undefined
 * when it names no order. Some backends append to an address that has a query with another `?` (docs/contract.md §2).
 */
export function payVisitOf(search: string): PayVisit | undefined {
  const query = new URLSearchParams(search.replace('?', '&'))
  const flag = query.get('flag')
  const returned = flag === 'success' || flag === 'fail' || flag === 'cancel' ? flag : undefined
  const named = query.get('page') === 'pay' ? Number(query.get('order')) : undefined
  const order_id = named ?? (returned && orderOfToken(query.get('token')))
  if (!order_id || !Number.isSafeInteger(order_id) || order_id < 1) return undefined
  return {
    order_id,
    contact_number: query.get('contact_number') ?? '',
    arrival: returned ?? (query.get('now') === '1' ? 'now' : 'later'),
  }
}
