import { type OrderDraft, ownerOf } from '#machines/rules/order-draft.ts'
import type { PriceQuestion } from '#machines/rules/order-price.ts'
import { isPlaced, type ParcelForm } from '#machines/rules/parcel-form.ts'
import { askedKind, type Weighed } from '#machines/rules/parcel-weight.ts'
import { areNear, isSameDoor } from '#machines/rules/same-door.ts'

type End = Pick<ParcelForm['sender'], 'address' | 'latitude' | 'longitude' | 'house' | 'floor'>

/**
 * The server is asked again when this changes, and for nothing else that is typed; house and floor tell two doors apart. The
 * weight changes no price (docs/decisions/036): the form holds it against its size, and the server does when the parcel is placed.
 */
type Priced = Pick<ParcelForm, 'dm_tips' | 'schedule_at'> &
  Omit<Weighed, 'typedWeight'> &
  Pick<OrderDraft, 'shopper'> & {
    sender: End
    receiver: End
  }

/**
 * What the server is asked for the price of a parcel, which checks both ends as well; undefined while an end is missing, or
 * both ends are one door.
 */
export const parcelQuestion = (parcel: Priced): PriceQuestion | undefined => {
  const { shopper, sender, receiver, dm_tips, schedule_at } = parcel
  const asked = askedKind(parcel)
  if (!asked) return undefined
  if (!isPlaced(sender) || !isPlaced(receiver) || isSameDoor(parcel)) return undefined
  return {
    body: {
      order_type: 'parcel',
      ...ownerOf(shopper),
      ...asked,
      origin: { lat: Number(sender.latitude), lng: Number(sender.longitude) },
      destination: { lat: Number(receiver.latitude), lng: Number(receiver.longitude) },
      ...(areNear(parcel) && { two_doors: 1 as const }),
      dm_tips,
      schedule_at,
    },
  }
}
