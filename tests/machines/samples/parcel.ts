import { createActor, fromCallback } from 'xstate'
import type { PriceCoordinator } from '#machines/checkout/coordinator.ts'
import type { ParcelStart } from '#machines/rules/parcel-draft.ts'
import { emptyParcel, type ParcelEnd } from '#machines/rules/parcel-form.ts'
import type { ParcelCategory, ParcelSize, Quote } from '#openapi/generated/client.ts'
import { location } from '#tests/machines/samples/checkout.ts'
import { config, mona, refusal } from '#tests/machines/samples.ts'

/** Stands for the order of a parcel in the stories of its price, which see what it is told. */
export const priceCoordinator: PriceCoordinator = createActor(
  fromCallback(() => {}),
  { id: 'parcel' },
)

const guest = { type: 'guest' as const, guest_id: 'guest-7' }

export const sender: ParcelEnd = {
  ...emptyParcel(guest, location).sender,
  contact_person_name: 'Nora',
  contact_person_number: '+971502223344',
  note: 'Ring twice',
}
export const receiver: ParcelEnd = {
  ...sender,
  address: '3 Palm Street',
  latitude: '25.3',
  longitude: '55.3',
  contact_person_name: 'Omar',
  contact_person_number: '+971505556677',
  note: '',
}

const sizeOf = (id: number, name: string, max_weight_kg: number, charge: number): ParcelSize => ({
  id,
  name,
  examples: 'Shoes',
  length_cm: 45,
  width_cm: 35,
  height_cm: 25,
  max_weight_kg,
  charge,
})

/** Boxes in two sizes. */
export const boxes: ParcelCategory = {
  id: 2,
  name: 'Boxes',
  description: 'From a shoe box on',
  image_full_url: '/box.png',
  parcel_per_km_shipping_charge: null,
  parcel_minimum_shipping_charge: null,
  sizes: [sizeOf(3, 'Medium', 10, 5), sizeOf(4, 'Large', 20, 10)],
}

/** Everything a guest says of a parcel. */
export const filledForm = {
  ...emptyParcel(guest, location),
  parcel_category_id: 2,
  parcel_size_id: 3,
  typedWeight: '4',
  sender,
  receiver,
  no_prohibited_goods: true,
}

export const parcelOfGuest: ParcelStart = {
  shopper: guest,
  config: config({ digital_payment: 1 }),
  location,
  categories: [boxes],
  parcel_category_id: 2,
  saved: filledForm,
}
export const parcelOfCustomer: ParcelStart = {
  ...parcelOfGuest,
  shopper: { type: 'customer', info: mona },
  saved: undefined,
}

/** 4 km at 2 a kilometre and 5 for a medium parcel: 13, for a quarter of an hour. */
export const parcelQuote: Quote = {
  id: 'quote-1',
  order_type: 'parcel',
  free_delivery_by: null,
  lines: [
    { key: 'delivery', name: null, amount: 8 },
    { key: 'size', name: 'Medium', amount: 5 },
  ],
  total: 13,
  distance: 4,
  delivery_fee: {
    distance: 4,
    per_km_shipping_charge: 2,
    distance_charge: 8,
    minimum_shipping_charge: 5,
    maximum_shipping_charge: null,
    shipping_charge: 8,
    increased_delivery_fee: 0,
    increased_delivery_charge: 0,
  },
  payments: {
    cash_on_delivery: 1,
    digital_payment: 1,
    offline_payment: 0,
    wallet: 1,
    partial_payment: 1,
    maximum_cod_order_amount: 200,
  },
  minimum_delivery_minutes: 25,
  maximum_delivery_minutes: 40,
  created_at: '2026-11-20T12:00:00Z',
  expires_at: '2026-11-20T12:15:00Z',
  previous_total: null,
}
/** The same parcel after the tariff rose. */
export const dearerQuote: Quote = { ...parcelQuote, id: 'quote-2', total: 15, previous_total: 13 }

export const farEnds = refusal(
  403,
  { code: 'origin', message: 'We do not fetch parcels there.' },
  { code: 'destination', message: 'We do not bring parcels there.' },
)
export const farReceiver = refusal(403, {
  code: 'destination',
  message: 'We do not bring parcels there.',
})
export const tooMany = refusal(429, {
  code: 'too_many_requests',
  message: 'Too many requests. Wait a moment.',
})
export const quoteExpired = refusal(403, { code: 'quote_expired', message: 'This price is no longer valid.' })
export const badReceiver = refusal(403, {
  code: 'receiver_details.contact_person_number',
  message: 'The phone number is not valid.',
})
export const tooHeavy = refusal(403, {
  code: 'weight',
  message: 'This size takes up to 3 kg. Choose a larger one.',
})
