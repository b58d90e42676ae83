/** The page on which a customer reviews the items and the courier of an order (docs/spec.md §2, Routes). */
export const ratePath = (order_id: number): string => `/rate-and-review/${order_id}`
