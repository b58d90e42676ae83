import { type OrderDraft, ownerOf } from '#machines/rules/order-draft.ts'
import type { PriceQuestion } from '#machines/rules/order-price.ts'
import { isPlaced, type ParcelForm } from '#machines/rules/parcel-form.ts'

/** The price of a parcel depends on this, and on nothing else that is typed. */
type Priced = Pick<ParcelForm, 'parcel_category_id' | 'parcel_size_id' | 'dm_tips' | 'schedule_at'> &
  Pick<OrderDraft, 'shopper'> & {
    sender: Pick<ParcelForm['sender'], 'address' | 'latitude' | 'longitude'>
    receiver: Pick<ParcelForm['receiver'], 'address' | 'latitude' | 'longitude'>
  }

/** What the server is asked for the price of a parcel; undefined while an end, the kind or the size is missing. */
export const parcelQuestion = (parcel: Priced): PriceQuestion | undefined => {
  const { shopper, parcel_category_id, parcel_size_id, sender, receiver, dm_tips, schedule_at } = parcel
  if (parcel_category_id === null || parcel_size_id === null) return undefined
  if (!isPlaced(sender) || !isPlaced(receiver)) return undefined
  return {
    body: {
      order_type: 'parcel',
      ...ownerOf(shopper),
      parcel_category_id,
      parcel_size_id,
      origin: { lat: Number(sender.latitude), lng: Number(sender.longitude) },
      destination: { lat: Number(receiver.latitude), lng: Number(receiver.longitude) },
      dm_tips,
      schedule_at,
    },
  }
}
