import { type OrderKind, partsOf } from '#machines/rules/order-kinds.ts'

/** The kind of order that a `/checkout` address names; an order of the cart where it names none. */
export const checkoutKindIn = (search: string): OrderKind => {
  const page = new URLSearchParams(search).get('page')
  return isKind(page) ? page : 'cart'
}

const isKind = (page: string | null): page is OrderKind => page !== null && Object.hasOwn(partsOf, page)
