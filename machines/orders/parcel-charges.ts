import type { TrackedOrder } from '#openapi/generated/client.ts'

export type ParcelCharge = { key: 'return_fee' | 'canceled' | 'cancel_fee' | 'lost'; amount: number }

/**
 * What a return adds to the price of a parcel, what a late cancellation costs instead of it, and that a lost parcel costs nothing;
 * the receipt says the same.
 */
export function parcelCharges({
  parcel,
  order_amount,
}: Pick<TrackedOrder, 'parcel' | 'order_amount'>): ParcelCharge[] {
  if (parcel?.lost_at) return [{ key: 'lost', amount: -order_amount }]
  if (parcel?.return) return parcel.return.fee ? [{ key: 'return_fee', amount: parcel.return.fee }] : []
  if (!parcel?.canceled_fee) return []
  return [
    { key: 'canceled', amount: -order_amount },
    { key: 'cancel_fee', amount: parcel.canceled_fee },
  ]
}
