import type { ParcelHandover, TrackedOrder } from '#openapi/generated/client.ts'
import { orderAs } from './tracked-order.ts'

const end = {
  contact_person_email: null,
  address_type: 'home',
  road: null,
  house: null,
  floor: null,
}

/** How a parcel changes hands before its courier comes. */
const handover: ParcelHandover = {
  pickup_code: '1234',
  handover_code: '4711',
  return_code: null,
  proof: null,
  attempts: [],
  return: null,
  canceled_fee: null,
  share_sender_phone: 0,
}

export const failedAttempt = {
  at: '2026-11-20T12:40:00.000Z',
  reason: 'Nobody opened the door.',
  waiting_until: '2026-11-20T12:50:00.000Z',
}

/** A parcel of Layla Haddad to Omar Saleh, as its sender tracks it, paid by the sender in cash. */
export const parcelOrderAs = (
  order_status: TrackedOrder['order_status'],
  more: Partial<ParcelHandover> = {},
): TrackedOrder => ({
  ...orderAs(order_status),
  order_type: 'parcel',
  module_type: 'parcel',
  details_count: 0,
  order_amount: 25,
  item_total: 0,
  delivery_charge: 20,
  original_delivery_charge: 20,
  size_charge: 5,
  charge_payer: 'sender',
  payments: [{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: 25 }],
  delivery_address: {
    ...end,
    contact_person_name: 'Layla Haddad',
    contact_person_number: '+971501234567',
    address: '63 Clock Square',
    latitude: '25.2',
    longitude: '55.3',
    delivery_instruction: 'Mind the dog',
  },
  receiver_details: {
    ...end,
    contact_person_name: 'Omar Saleh',
    contact_person_number: '+971507654321',
    address: '8 Pearl Street',
    latitude: '25.21',
    longitude: '55.31',
    house: '7',
    floor: '3',
    delivery_instruction: 'Ring twice',
  },
  parcel_category: {
    id: 1,
    name: 'Documents',
    description: 'Contracts and letters',
    image_full_url: '/media/documents.webp',
    parcel_per_km_shipping_charge: null,
    parcel_minimum_shipping_charge: null,
  },
  parcel_size: {
    id: 2,
    name: 'Medium',
    examples: 'Shoes',
    length_cm: 45,
    width_cm: 35,
    height_cm: 25,
    max_weight_kg: 10,
    charge: 5,
  },
  cancel_fee: 0,
  parcel: { ...handover, ...more },
})
