import { type AddressFields, addressFields } from '#machines/rules/address-form.ts'
import type { Contact } from '#machines/rules/contact.ts'
import { type Delivery, isAt } from '#machines/rules/delivery.ts'
import type { Address, AddressBody } from '#openapi/generated/client.ts'

/** What the address dialog starts from for a place that is no saved address. */
export const fieldsOfDelivery = (delivery: Delivery, contact: Contact): AddressFields => ({
  ...addressFields({ ...asAddress(delivery), ...contact }),
  contact_person_email: contact.contact_person_email,
})

/** One more address starts where the order goes so far, with nothing but its point and its receiver. */
export const fieldsOfNew = (delivery: Delivery, contact: Contact): AddressFields => ({
  ...addressFields({ ...asAddress(delivery), ...contact, address_type: 'home' }),
  road: '',
  house: '',
  floor: '',
})

/** The saved address that is selected, if it is one of them. */
export const savedAt = (addresses: readonly Address[], delivery: Delivery): Address | undefined =>
  addresses.find((address) => isAt(address, delivery))

const asAddress = (body: Partial<AddressBody>): Address => ({
  id: 0,
  address: '',
  address_type: 'other',
  latitude: '',
  longitude: '',
  contact_person_name: '',
  contact_person_number: '',
  zone_ids: [],
  ...body,
  road: body.road ?? null,
  house: body.house ?? null,
  floor: body.floor ?? null,
  additional_information: body.additional_information ?? null,
})
