import type { StoredDraft } from '#machines/rules/kept-draft.ts'
import { parcelAgainToStore, type SendAgain } from '#machines/rules/send-again.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { NOW } from '#tests/machines/samples/kept-draft.ts'
import { boxes, filledForm, parcelOfGuest } from '#tests/machines/samples/parcel.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { mona } from '#tests/machines/samples.ts'

const address = { contact_person_email: null, address_type: 'other', road: null, house: null, floor: null }

/** A medium box from Nora to Omar, which the receiver paid. */
export const oldParcel: TrackedOrder = {
  ...orderAs('delivered'),
  order_type: 'parcel',
  module_type: 'parcel',
  charge_payer: 'receiver',
  parcel_category: boxes,
  parcel_size: boxes.sizes![0]!,
  weight: 4,
  delivery_address: {
    ...address,
    contact_person_name: 'Nora',
    contact_person_number: '+971502223344',
    address: '9 Lighthouse Road',
    latitude: '25.2',
    longitude: '55.2',
    delivery_instruction: 'Ring twice',
  },
  receiver_details: {
    ...address,
    contact_person_name: 'Omar',
    contact_person_number: '+971505556677',
    address_type: 'office',
    address: '3 Palm Street',
    latitude: '25.3',
    longitude: '55.3',
    road: 'Palm Street',
    house: '3',
    floor: '2',
  },
}

const { shopper, location } = parcelOfGuest
export const againOfGuest: SendAgain = {
  order_id: 100001,
  contact_number: '+971502223344',
  way: 'again',
  shopper,
  location,
  categories: [boxes],
}
export const backOfCustomer: SendAgain = {
  ...againOfGuest,
  contact_number: '',
  way: 'back',
  shopper: { type: 'customer', info: mona },
}

/** A parcel that the shopper has begun. */
export const begunParcel = (at = NOW): StoredDraft => ({
  version: 1,
  at,
  ...parcelAgainToStore(againOfGuest, { ...filledForm, dm_tips: 2 }),
})
