import { CHECKOUT } from './pages.ts'
/**
 * The page on which an order is paid (docs/spec.md §4, failed order payment). `now` opens the gateway at once; every other
 * visit only shows what the server knows, so that a reload or a forged return pays nothing.
 */
export const payPath = (order_id: number, when: 'now' | 'later' = 'later'): string =>
  `${CHECKOUT}?${new URLSearchParams({
    page: 'pay',
    order: String(order_id),
    ...(when === 'now' && { now: '1' }),
  })}`

/** The page of a visit that comes back from a gateway; `flag` is what the gateway claims. */
export const gatewayReturnPath = (
  flag: 'success' | 'fail' | 'cancel',
  order_id: number | undefined,
): string => (order_id ? `${payPath(order_id)}&flag=${flag}` : `${CHECKOUT}?flag=${flag}`)

/** True for the page of a payment, and for the way back from a gateway; `src/features/payment` reads the address in full. */
export const isPayment = (search: string): boolean => /\b(page=pay\b|flag=)/.test(search)
