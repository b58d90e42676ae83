import type { AddressBody, CustomerInfo } from '#openapi/generated/client.ts'
import { isPhone } from './phone.ts'
import { typedText } from './typed-text.ts'
import { type Flaws, isBlank, isEmail, LONGEST_EMAIL, required } from './validation.ts'

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
export const contactOfCustomer = ({
  f_name,
  l_name,
  phone,
  email,
}: Pick<CustomerInfo, 'f_name' | 'l_name' | 'phone' | 'email'>): Contact => ({
  contact_person_name: `${f_name} ${l_name}`.trim(),
  contact_person_number: phone,
  contact_person_email: email,
})

/** An address names its own receiver; an e-mail that it does not name stays. */
export const withReceiver = (contact: Contact, address: AddressBody): Contact => ({
  contact_person_name: address.contact_person_name,
  contact_person_number: address.contact_person_number,
  contact_person_email: address.contact_person_email || contact.contact_person_email,
})

/** Name, phone and e-mail are required, and phone and e-mail have a form (docs/spec.md §5, guest contact dialog). */
export const contactFlaws = (contact: Contact): Flaws<Contact> => ({
  ...(isPhone(contact.contact_person_number.trim()) ? {} : { contact_person_number: 'invalid' as const }),
  ...emailFlaw(typedText(contact.contact_person_email)),
  ...required(contact, contactFields),
})

/** True when nothing was said: 'No Contact Info Added' (docs/spec.md §8). */
export const hasNoContact = (contact: Contact): boolean =>
  contactFields.every((field) => isBlank(contact[field]))

/** In the order of the form. */
export const contactFields: readonly ContactField[] = [
  'contact_person_name',
  'contact_person_number',
  'contact_person_email',
]

const emailFlaw = (email: string): Flaws<Contact> => {
  if (!isEmail(email)) return { contact_person_email: 'invalid' }
  return email.length > LONGEST_EMAIL ? { contact_person_email: 'tooLong' } : {}
}
