import { type OrderDraft, ownerOf } from '#machines/rules/order-draft.ts'
import type { PriceQuestion } from '#machines/rules/order-price.ts'
import { isPlaced, type ParcelForm } from '#machines/rules/parcel-form.ts'
import { type Weighed, weightToSend } from '#machines/rules/parcel-weight.ts'
import { areNear, isSameDoor } from '#machines/rules/same-door.ts'

type End = Pick<ParcelForm['sender'], 'address' | 'latitude' | 'longitude' | 'house' | 'floor'>

/** The server is asked again when this changes, and for nothing else that is typed; house and floor tell two doors apart. */
type Priced = Pick<ParcelForm, 'dm_tips' | 'schedule_at'> &
  Weighed &
  Pick<OrderDraft, 'shopper'> & {
    sender: End
    receiver: End
  }

/**
 * What the server is asked for the price of a parcel; undefined while an end, the kind or the size is missing, or both
 * ends are one door.
 */
export const parcelQuestion = (parcel: Priced): PriceQuestion | undefined => {
  const { shopper, parcel_category_id, parcel_size_id, sender, receiver, dm_tips, schedule_at } = parcel
  if (parcel_category_id === null || parcel_size_id === null) return undefined
  if (!isPlaced(sender) || !isPlaced(receiver) || isSameDoor(parcel)) return undefined
  const weight = weightToSend(parcel)
  return {
    body: {
      order_type: 'parcel',
      ...ownerOf(shopper),
      parcel_category_id,
      parcel_size_id,
      ...(weight !== undefined && { weight }),
      origin: { lat: Number(sender.latitude), lng: Number(sender.longitude) },
      destination: { lat: Number(receiver.latitude), lng: Number(receiver.longitude) },
      ...(areNear(parcel) && { two_doors: 1 as const }),
      dm_tips,
      schedule_at,
    },
  }
}
