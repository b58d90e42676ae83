import { PROFILE } from './pages.ts'
/** The list of the customer's orders (docs/spec.md §2, Routes). */
export const ORDERS = `${PROFILE}?page=my-orders`

/** The list of orders with more fields of an address; `orderId` among them names the page of one order. */
export const ordersPath = (more: URLSearchParams): string => `${ORDERS}&${more}`

/** The page of one order of the signed-in customer. */
export const orderPath = (order_id: number | string): string => `${ORDERS}&orderId=${order_id}`
