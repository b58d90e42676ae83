import type { OrderPlacement } from '#openapi/generated/client.ts'
import { ownerOf } from './order-draft.ts'
import { quoteIn } from './order-price.ts'
import { type ParcelDraft, parcelName, payableParcel } from './parcel-draft.ts'
import type { ParcelEnd } from './parcel-form.ts'
import { weightToSend } from './parcel-weight.ts'
import { paymentFields } from './payable.ts'
import type { Submission } from './submitted-order.ts'

/** The body of placeOrder: the parcel at the price of its quote. */
const parcelPlacement = (draft: ParcelDraft): OrderPlacement => {
  const { sender, receiver, shopper } = draft
  const quote = quoteIn(draft.price)
  const weight = weightToSend(draft)
  return {
    order_type: 'parcel',
    ...paymentFields(payableParcel(draft)),
    order_amount: quote?.total ?? 0,
    ...(quote && { quote_id: quote.id }),
    ...ownerOf(shopper),
    parcel_category_id: draft.parcel_category_id!,
    parcel_size_id: draft.parcel_size_id!,
    ...(weight !== undefined && { weight }),
    charge_payer: draft.charge_payer,
    ...addressOf(sender),
    contact_person_email: shopper.type === 'customer' ? shopper.info.email || null : null,
    delivery_instruction: sender.note.trim() || null,
    receiver_details: { ...addressOf(receiver), delivery_instruction: receiver.note.trim() || null },
    schedule_at: draft.schedule_at,
    dm_tips: draft.dm_tips,
    no_prohibited_goods: draft.no_prohibited_goods ? 1 : 0,
    share_sender_phone: draft.share_sender_phone ? 1 : 0,
  }
}

const addressOf = ({ note: _, ...end }: ParcelEnd) => ({
  ...end,
  contact_person_name: end.contact_person_name.trim(),
  contact_person_number: end.contact_person_number.trim(),
})

/** What submitOrder sends; a later parcel between other ends, or of another size, gets a key of its own. */
export const parcelSubmission = (draft: ParcelDraft): Submission => {
  const { shopper, parcel_category_id, parcel_size_id, sender, receiver } = draft
  const ends = [sender, receiver].flatMap(({ latitude, longitude }) => [latitude, longitude])
  return {
    placement: parcelPlacement(draft),
    purpose: [
      'parcel',
      ownerOf(shopper).guest_id ?? 'customer',
      parcel_category_id,
      parcel_size_id,
      ...ends,
    ].join('/'),
    draft: parcelName(shopper),
  }
}
