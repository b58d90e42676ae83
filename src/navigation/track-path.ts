/** The page that follows an order; `contact_number` proves the order of a guest in another browser. */
export const trackPath = (order_id: number, contact_number?: string): string =>
  `/track-order?${new URLSearchParams({
    order_id: String(order_id),
    ...(contact_number && { contact_number }),
  })}`
