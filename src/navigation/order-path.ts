/** The list of the customer's orders (docs/spec.md §2, Routes). */
export const ORDERS = '/profile?page=my-orders'

/** The page of one order of the signed-in customer. */
export const orderPath = (order_id: number | string): string => `${ORDERS}&orderId=${order_id}`
