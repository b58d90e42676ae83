import type { Address, CustomerInfo } from '#openapi/generated/client.ts'

/** The recipient of an order (docs/spec.md §3, guest contact info); empty text means not yet known. */
export type Contact = {
  contact_person_name: string
  contact_person_number: string
  contact_person_email: string
}
export type ContactField = keyof Contact

export const emptyContact: Contact = {
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: '',
}

/** A customer is reached as their profile says. */
export const contactOfCustomer = ({ f_name, l_name, phone, email }: CustomerInfo): Contact => ({
  contact_person_name: `${f_name} ${l_name}`.trim(),
  contact_person_number: phone,
  contact_person_email: email,
})

/** A saved address names its own receiver; the e-mail stays. */
export const withReceiver = (contact: Contact, address: Address): Contact => ({
  ...contact,
  contact_person_name: address.contact_person_name,
  contact_person_number: address.contact_person_number,
})

/** The marked fields that are still empty (docs/spec.md §5, guest contact dialog); shown once the field was touched. */
export const missingContact = (contact: Contact): ContactField[] =>
  contactFields.filter((field) => contact[field].trim() === '')

/** True when nothing was said: 'No Contact Info Added' (docs/spec.md §8). */
export const hasNoContact = (contact: Contact): boolean =>
  missingContact(contact).length === contactFields.length

const contactFields: ContactField[] = ['contact_person_name', 'contact_person_number', 'contact_person_email']
