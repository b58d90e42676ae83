import { type OrderKind, partsOf } from '#machines/rules/order-kinds.ts'
import { CHECKOUT } from './pages.ts'

/** Parcels have a page of their own. */
export type CheckoutKind = Exclude<OrderKind, 'parcel'>

/** The checkout of an order of this kind (docs/spec.md §2, Routes). */
export const checkoutPath = (kind: OrderKind): string => `${CHECKOUT}?page=${kind}`

/** The kind of order that a `/checkout` address names; an order of the cart where it names none. */
export const checkoutKindIn = (search: string): CheckoutKind => {
  const page = new URLSearchParams(search).get('page')
  return isKind(page) ? page : 'cart'
}

const isKind = (page: string | null): page is CheckoutKind =>
  page !== null && page !== 'parcel' && Object.hasOwn(partsOf, page)
