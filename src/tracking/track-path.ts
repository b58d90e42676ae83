import type { FoundOrder } from './find-order.tsx'

/** The address that says which order, and proves it where that is needed. */
export const trackPath = ({ order, contact_number }: FoundOrder): string =>
  `/track-order?${new URLSearchParams({
    order_id: String(order.id),
    ...(contact_number && { contact_number }),
  })}`
