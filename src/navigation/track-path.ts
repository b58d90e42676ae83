import { TRACK_ORDER } from './pages.ts'
/** The page that follows an order. */
export const trackPath = (order_id: number): string => `${TRACK_ORDER}?order_id=${order_id}`

/**
 * State of a history entry: the phone number that proves the order of a guest in another browser. It stays out of the
 * address, which is shared, logged and remembered.
 */
export type OrderProofState = { contact_number: string }

export const provedBy = (contact_number: string | undefined): OrderProofState | null =>
  contact_number ? { contact_number } : null
