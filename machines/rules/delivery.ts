import type { Address, AddressBody, LatLng } from '#openapi/generated/client.ts'
import { contactOfCustomer } from './contact.ts'
import type { CustomerLocation } from './place.ts'
import type { Shopper } from './shopper.ts'
import { isInZone } from './zones.ts'

/** The destination of an order; the API sends positions of addresses as text. Empty text means not yet known. */
export type Delivery = {
  address: string
  address_type: string
  latitude: string
  longitude: string
  road: string
  house: string
  floor: string
}
export type DeliveryField = 'road' | 'house' | 'floor'

/** The place the customer shops for, until they choose an address. */
export const deliveryAt = ({ lat, lng, address }: CustomerLocation): Delivery => ({
  address,
  address_type: 'other',
  latitude: String(lat),
  longitude: String(lng),
  road: '',
  house: '',
  floor: '',
})

/** A saved or kept address as the place to deliver to: street, house and floor are prefilled from it (docs/spec.md §4). */
export const deliveryTo = ({
  address,
  address_type,
  latitude,
  longitude,
  ...details
}: AddressBody): Delivery => ({
  address,
  address_type,
  latitude,
  longitude,
  road: details.road ?? '',
  house: details.house ?? '',
  floor: details.floor ?? '',
})

export const positionOfDelivery = ({ latitude, longitude }: Delivery): LatLng => ({
  lat: Number(latitude),
  lng: Number(longitude),
})

/** What 'Save this Address' sends (docs/spec.md §7, address): the delivery, with the customer's own name and phone. */
export const addressToSave = (delivery: Delivery, shopper: Shopper): AddressBody => {
  if (shopper.type === 'guest') throw new Error('A guest saves no address')
  const { contact_person_name, contact_person_number } = contactOfCustomer(shopper.info)
  return { ...delivery, contact_person_name, contact_person_number, additional_information: '' }
}

/** The addresses that the store's zone holds, the selected one first (docs/spec.md §4); all of them for a parcel, whose ends the quote checks. */
export const listedAddresses = (
  addresses: readonly Address[],
  zone_id: number | null,
  selected: Pick<Delivery, 'latitude' | 'longitude'>,
): Address[] =>
  addresses
    .filter((address) => zone_id === null || isInZone(address, zone_id))
    .toSorted((one, other) => Number(isAt(other, selected)) - Number(isAt(one, selected)))

/** Is this the place? Positions are compared as numbers: `23.70` is `23.7`. */
export const isAt = (
  one: Pick<Delivery, 'latitude' | 'longitude'>,
  other: Pick<Delivery, 'latitude' | 'longitude'>,
): boolean =>
  Number(one.latitude) === Number(other.latitude) && Number(one.longitude) === Number(other.longitude)
