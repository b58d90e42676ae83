import { expect, it } from 'vitest'
import { type AddressFields, addressBody, addressFields, addressFlaws } from '#machines/rules/address-form.ts'
import type { Address } from '#openapi/generated/client.ts'

const fields: AddressFields = {
  address: ' 12 Palm Street ',
  address_type: 'home',
  address_label: '',
  contact_person_name: ' Amira ',
  contact_person_number: ' +971501234567 ',
  contact_person_email: '',
  additional_information: ' Ring twice ',
  latitude: '25.2',
  longitude: '55.3',
  road: ' Palm ',
  house: ' 7 ',
  floor: ' 3 ',
}
const saved: Address = {
  id: 5,
  address_type: 'office',
  address: '12 Palm Street',
  latitude: '25.2',
  longitude: '55.3',
  road: 'Palm',
  house: null,
  floor: '3',
  contact_person_name: 'Amira',
  contact_person_number: '+971501234567',
  additional_information: null,
  zone_ids: [1],
}

// docs/spec.md §5, address form.
it('needs the address, a name and a phone number, and nothing else', () => {
  const blank = Object.fromEntries(Object.keys(fields).map((field) => [field, ' '])) as AddressFields
  expect(addressFlaws(blank)).toEqual({
    address: 'required',
    contact_person_name: 'required',
    contact_person_number: 'required',
  })
  expect(addressFlaws(fields)).toEqual({})
  expect(addressFlaws({ ...fields, contact_person_number: '+971 501' })).toEqual({
    contact_person_number: 'invalid',
  })
})

it('sends what was typed without the spaces around it', () => {
  expect(addressBody(fields)).toEqual({
    address: '12 Palm Street',
    address_type: 'home',
    contact_person_name: 'Amira',
    contact_person_number: '+971501234567',
    additional_information: 'Ring twice',
    latitude: '25.2',
    longitude: '55.3',
    road: 'Palm',
    house: '7',
    floor: '3',
  })
})

// docs/spec.md §3, address form: the saved type equals the custom label when one is given.
it('saves the custom label as the type, when one is given', () => {
  expect(addressBody({ ...fields, address_label: ' Gym ' }).address_type).toBe('Gym')
  expect(addressBody({ ...fields, address_label: '  ' }).address_type).toBe('home')
})

it('sends an email only when there is one', () => {
  expect(addressBody({ ...fields, contact_person_email: ' a@example.com ' }).contact_person_email).toBe(
    'a@example.com',
  )
  expect(addressBody(fields)).not.toHaveProperty('contact_person_email')
})

it('shows a saved address in the form', () => {
  expect(addressFields(saved)).toEqual({
    address: '12 Palm Street',
    address_type: 'office',
    address_label: '',
    contact_person_name: 'Amira',
    contact_person_number: '+971501234567',
    contact_person_email: '',
    additional_information: '',
    latitude: '25.2',
    longitude: '55.3',
    road: 'Palm',
    house: '',
    floor: '3',
  })
})

it('shows empty fields for what a saved address does not say', () => {
  const bare = { ...saved, road: null, floor: null, house: '7', additional_information: 'Ring' }
  expect(addressFields(bare)).toMatchObject({
    road: '',
    floor: '',
    house: '7',
    additional_information: 'Ring',
  })
})

it.each(['home', 'office', 'other'])('knows %s for a label of the shop', (address_type) => {
  expect(addressFields({ ...saved, address_type })).toMatchObject({ address_type, address_label: '' })
})

it("takes any other type for the customer's own label, and saves it as it was", () => {
  const form = addressFields({ ...saved, address_type: 'Gym' })
  expect(form).toMatchObject({ address_type: 'other', address_label: 'Gym' })
  expect(addressBody(form).address_type).toBe('Gym')
})
