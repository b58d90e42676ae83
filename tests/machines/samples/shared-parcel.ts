import type { SharedParcel } from '#openapi/generated/client.ts'

/** A parcel on its way to its receiver, as the receiver's link shows it. */
export const sharedParcel: SharedParcel = {
  id: 100001,
  side: 'receiver',
  order_status: 'picked_up',
  scheduled: 0,
  schedule_at: null,
  created_at: '2026-11-20T12:00:00.000Z',
  pending: '2026-11-20T12:00:00.000Z',
  confirmed: '2026-11-20T12:01:00.000Z',
  processing: '2026-11-20T12:04:00.000Z',
  handover: '2026-11-20T12:15:00.000Z',
  picked_up: '2026-11-20T12:17:00.000Z',
  delivered: null,
  canceled: null,
  min_delivery_time: 4,
  max_delivery_time: 9,
  arrival_reason: null,
  courier: { f_name: 'Yusuf', image_full_url: '' },
  courier_location: { latitude: '25.2', longitude: '55.3', heading: 90 },
  code: '4711',
  note: 'Ring twice',
  address: {
    address: '12 Palm Street',
    latitude: '25.21',
    longitude: '55.31',
    road: null,
    house: '7',
    floor: '3',
  },
  sender_name: 'Layla Haddad',
  receiver_name: 'Omar Saleh',
  sender_phone: null,
  order_amount: null,
  attempt: null,
  return: null,
  expires_at: '2026-11-27T12:30:00.000Z',
}

export const parcelAs = (more: Partial<SharedParcel>): SharedParcel => ({ ...sharedParcel, ...more })
