import { isPhone } from '#machines/rules/phone.ts'
import { typedText } from '#machines/rules/typed-text.ts'
import { type Flaws, required } from '#machines/rules/validation.ts'
import type { Address, AddressBody } from '#openapi/generated/client.ts'

export type AddressLabel = 'home' | 'office' | 'other'

/** Fields of the address form (docs/spec.md §3, address form); an untouched text is empty. */
export type AddressFields = {
  address: string
  address_type: AddressLabel
  /** A custom label. */
  address_label: string
  contact_person_name: string
  contact_person_number: string
  /** Guests only. */
  contact_person_email: string
  additional_information: string
  latitude: string
  longitude: string
  road: string
  house: string
  floor: string
}

/** The text fields; the customer chooses the label and moves the position on the map. */
export type AddressText = Exclude<keyof AddressFields, 'address_type' | 'latitude' | 'longitude'>

/** 'Address is required', 'Name is required', 'Phone Number is required' (docs/spec.md §5). */
export const addressFlaws = (fields: AddressFields): Flaws<AddressFields> => ({
  ...(isPhone(fields.contact_person_number.trim()) ? {} : { contact_person_number: 'invalid' as const }),
  ...required(fields, ['address', 'contact_person_name', 'contact_person_number']),
})

/** The address as it is sent; the saved type equals the custom label when one is given (docs/spec.md §3). */
export const addressBody = (fields: AddressFields): AddressBody => ({
  address: fields.address.trim(),
  address_type: fields.address_label.trim() || fields.address_type,
  contact_person_name: fields.contact_person_name.trim(),
  contact_person_number: fields.contact_person_number.trim(),
  additional_information: fields.additional_information.trim(),
  latitude: fields.latitude,
  longitude: fields.longitude,
  road: fields.road.trim(),
  house: fields.house.trim(),
  floor: fields.floor.trim(),
  ...(fields.contact_person_email === ''
    ? {}
    : { contact_person_email: typedText(fields.contact_person_email) }),
})

/** A saved address as form fields: any type besides the three known ones is a custom label. */
export const addressFields = (address: Address): AddressFields => ({
  address: address.address,
  address_type: isLabel(address.address_type) ? address.address_type : 'other',
  address_label: isLabel(address.address_type) ? '' : address.address_type,
  contact_person_name: address.contact_person_name,
  contact_person_number: address.contact_person_number,
  contact_person_email: '',
  additional_information: address.additional_information ?? '',
  latitude: address.latitude,
  longitude: address.longitude,
  road: address.road ?? '',
  house: address.house ?? '',
  floor: address.floor ?? '',
})

const isLabel = (text: string): text is AddressLabel => LABELS.has(text)

const LABELS: ReadonlySet<string> = new Set<AddressLabel>(['home', 'office', 'other'])
