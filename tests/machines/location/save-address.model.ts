import { ApiError } from '#api/api-error.ts'
import { saveAddressMachine } from '#machines/location/save-address.machine.ts'
import type { AddressFields } from '#machines/rules/address-form.ts'
import { model } from '#tests/support/model.ts'

const fields: AddressFields = {
  address: '12 Palm Street',
  address_type: 'home',
  address_label: '',
  contact_person_name: 'Amira Haddad',
  contact_person_number: '+971501234567',
  contact_person_email: '',
  additional_information: '',
  latitude: '25.2',
  longitude: '55.3',
  road: '',
  house: '',
  floor: '',
}
const there = { lat: 25.4, lng: 55.5 }
const reply = { message: 'Address saved', id: 5, zone_ids: [1, 2] }
const refused = [
  new ApiError(403, [{ code: 'coordinates', message: 'We do not deliver here yet' }]),
  new TypeError('Failed to fetch'),
]

export const saveAddressModel = model(saveAddressMachine, {
  inputs: {
    'a new address': { fields, kind: { type: 'new' } },
    'a saved address': { fields, kind: { type: 'saved', id: 5 } },
    'the address of a guest': { fields, kind: { type: 'guest' } },
  },
  events: {
    'field.change': [
      { field: 'address', value: '3 Harbour Road' },
      { field: 'contact_person_name', value: '' },
    ],
    'label.choose': [{ address_type: 'other' }],
    'map.move': [{ position: there }],
    'locate.retry': [{}],
    'form.submit': [{}],
    'form.close': [{}],
  },
  answers: {
    addAddress: { done: [reply], refused },
    updateAddress: { done: [reply], refused },
    locatePoint: {
      done: [
        { type: 'inZone', location: { ...there, address: '3 Harbour Road', zone_ids: [2] } },
        { type: 'refused', message: 'We do not deliver here yet' },
        { type: 'unnamed' },
        { type: 'failed' },
      ],
      refused: [new Error('broken')],
    },
  },
})
