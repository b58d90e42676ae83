import type { LiveParcel, ParcelReturn, SharedParcel, TrackedOrder } from '#openapi/generated/client.ts'

/** Where a parcel is on its way, as its page says it. */
export type ParcelNow =
  | 'finding'
  | 'coming'
  | 'atSender'
  | 'carried'
  | 'waiting'
  | 'returning'
  | 'returned'
  | 'lost'
  | 'handedOver'
  | 'canceled'
  | 'unpaid'

/**
 * A failed hand-over and the way back keep the status `picked_up`, and a lost parcel is canceled (docs/decisions/036). A server
 * that loses no parcel leaves `lost_at` out.
 */
export function parcelNow(
  parcel: Pick<SharedParcel, 'order_status' | 'lost_at'> & {
    attempt: object | null
    return: Pick<ParcelReturn, 'status'> | null
  },
): ParcelNow {
  const { order_status, attempt, lost_at } = parcel
  if (lost_at) return 'lost'
  if (parcel.return) return parcel.return.status === 'returned' ? 'returned' : 'returning'
  switch (order_status) {
    case 'pending':
      return 'finding'
    case 'accepted':
    case 'confirmed':
    case 'processing':
      return 'coming'
    case 'handover':
      return 'atSender'
    case 'picked_up':
      return attempt ? 'waiting' : 'carried'
    case 'canceled':
      return 'canceled'
    case 'failed':
      return 'unpaid'
    default:
      return 'handedOver'
  }
}

/** The same for the owner of the order; undefined for goods, and for a server that does not say how a parcel changes hands. */
export const parcelOrderNow = ({
  order_status,
  parcel,
}: Pick<TrackedOrder, 'order_status'> & {
  parcel?: LiveParcel | null | undefined
}): ParcelNow | undefined =>
  parcel ? parcelNow({ ...parcel, order_status, attempt: parcel.attempts.at(-1) ?? null }) : undefined
