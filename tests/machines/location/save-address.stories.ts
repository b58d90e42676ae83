import { ApiError } from '#api/api-error.ts'
import { saveAddressMachine } from '#machines/location/save-address.machine.ts'
import type { AddressFields, AddressText } from '#machines/rules/address-form.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const filled: AddressFields = {
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
  house: '7',
  floor: '',
}
const body = {
  address: '12 Palm Street',
  address_type: 'home',
  contact_person_name: 'Amira Haddad',
  contact_person_number: '+971501234567',
  additional_information: '',
  latitude: '25.2',
  longitude: '55.3',
  road: '',
  house: '7',
  floor: '',
}
const empty: AddressFields = {
  ...filled,
  address: '',
  contact_person_name: '',
  contact_person_number: '',
  house: '',
}
const created = { fields: filled, kind: { type: 'new' } } as const
const saved = { fields: filled, kind: { type: 'saved', id: 5 } } as const
const guest = { fields: filled, kind: { type: 'guest' } } as const
const reply = { message: 'Address saved', id: 5, zone_ids: [1, 2] }
const there = { lat: 25.4, lng: 55.5 }
const inZone = { type: 'inZone', location: { ...there, address: '3 Harbour Road', zone_ids: [2] } } as const
const outside = { type: 'refused', message: 'We do not deliver here yet' } as const
const unnamed = { type: 'unnamed' } as const
const failed = { type: 'failed' } as const
const notServed = new ApiError(403, [{ code: 'coordinates', message: 'We do not deliver here yet' }])

const editing = <F extends string, P = 'known'>(form: F, point = 'known' as P) =>
  ({ editing: { form, point } }) as const
const write = (field: AddressText, value: string) => ({ type: 'field.change', field, value }) as const
const move = { type: 'map.move', position: there } as const
const submit = { type: 'form.submit' } as const

export const saveAddressStories = stories(saveAddressMachine, {
  'the address form opens with the address it was given, and holds nothing against it': {
    input: created,
    when: [],
    ends: editing('fresh'),
    context: { fields: filled, refusals: [] },
  },
  // docs/spec.md §4, address save: a logged-in user without an existing address creates it.
  'the address form creates a new address of a customer': {
    input: created,
    when: [at(editing('fresh')), submit, at('adding', ['busy']), done('addAddress', reply)],
    ends: 'saved',
    asked: [['addAddress', body]],
    output: { type: 'saved', address: body, reply },
  },
  // docs/spec.md §4: a logged-in user with an existing address updates it; §3: editing sends the existing id.
  'the address form changes an address that was saved before': {
    input: saved,
    when: [write('floor', ' 3 '), submit, at('updating', ['busy']), done('updateAddress', reply)],
    ends: 'saved',
    asked: [['updateAddress', { ...body, floor: '3', id: 5 }]],
    output: { type: 'saved', address: { ...body, floor: '3' }, reply },
  },
  // docs/spec.md §4: a guest's form is kept in client state and the dialog closes; §3: contact_person_email, guests only.
  "keeps a guest's address in the browser, with the email": {
    input: guest,
    when: [write('contact_person_email', ' amira@example.com '), submit],
    ends: 'kept',
    asked: [],
    output: { type: 'kept', address: { ...body, contact_person_email: 'amira@example.com' } },
  },
  // docs/spec.md §5, address form: 'Address is required', 'Name is required', 'Phone Number is required'.
  'the address form names the missing fields, and keeps naming each of them until it is filled': {
    input: { fields: empty, kind: { type: 'new' } },
    when: [
      submit,
      at(editing('incomplete')),
      write('address', '12 Palm Street'),
      submit,
      at(editing('incomplete')),
      write('contact_person_name', 'Amira Haddad'),
      submit,
      at(editing('incomplete')),
      write('contact_person_number', '   '),
      submit,
      at(editing('incomplete')),
      write('contact_person_number', '+971501234567'),
      submit,
    ],
    ends: 'adding',
    asked: [['addAddress', { ...body, house: '' }]],
  },
  'the address form holds a guest to the same rules': {
    input: { fields: empty, kind: { type: 'guest' } },
    when: [submit],
    ends: editing('incomplete'),
  },
  // docs/spec.md §3, address form: the saved type equals the custom label when one is given.
  "saves the customer's own label as the type": {
    input: created,
    when: [
      { type: 'label.choose', address_type: 'other' },
      write('address_label', " Mum's "),
      submit,
      done('addAddress', reply),
    ],
    ends: 'saved',
    asked: [['addAddress', { ...body, address_type: "Mum's" }]],
    output: { type: 'saved', address: { ...body, address_type: "Mum's" }, reply },
  },
  'the address form saves other as the type when no label is given': {
    input: created,
    when: [{ type: 'label.choose', address_type: 'other' }, submit],
    ends: 'adding',
    asked: [['addAddress', { ...body, address_type: 'other' }]],
  },
  'the address form forgets the own label when the customer chooses office after all': {
    input: created,
    when: [
      { type: 'label.choose', address_type: 'other' },
      write('address_label', "Mum's"),
      { type: 'label.choose', address_type: 'office' },
      submit,
    ],
    ends: 'adding',
    asked: [['addAddress', { ...body, address_type: 'office' }]],
  },
  'the address form keeps the own label when other is chosen again': {
    input: { fields: { ...filled, address_type: 'other', address_label: "Mum's" }, kind: { type: 'new' } },
    when: [{ type: 'label.choose', address_type: 'other' }],
    ends: editing('fresh'),
    context: { fields: { address_label: "Mum's" } },
  },
  // docs/spec.md §4, location pick: moving the map fetches the address and the zone.
  'the address form writes the address of the point the map was moved to': {
    input: created,
    when: [move, at(editing('fresh', 'locating')), done('locatePoint', inZone), submit],
    ends: 'adding',
    asked: [
      ['locatePoint', there],
      ['addAddress', { ...body, address: '3 Harbour Road', latitude: '25.4', longitude: '55.5' }],
    ],
  },
  'the address form shows the last of two moves': {
    input: created,
    when: [{ type: 'map.move', position: { lat: 1, lng: 2 } }, move, done('locatePoint', inZone)],
    ends: editing('fresh'),
    asked: [
      ['locatePoint', { lat: 1, lng: 2 }],
      ['locatePoint', there],
    ],
    context: { fields: { address: '3 Harbour Road', latitude: '25.4', longitude: '55.5' } },
  },
  'the address form keeps what the customer wrote while the point was looked up': {
    input: created,
    when: [move, write('address', 'Harbour, blue gate'), done('locatePoint', inZone)],
    ends: editing('fresh'),
    context: { fields: { address: 'Harbour, blue gate', latitude: '25.4' } },
  },
  'the address form saves as soon as the point is known, when the customer was quicker': {
    input: created,
    when: [
      move,
      submit,
      at(editing('agreed', 'locating'), ['busy']),
      done('locatePoint', inZone),
      at('adding'),
    ],
    ends: 'adding',
    asked: [
      ['locatePoint', there],
      ['addAddress', { ...body, address: '3 Harbour Road', latitude: '25.4', longitude: '55.5' }],
    ],
  },
  'the address form does not save a point that turns out not to be served': {
    input: guest,
    when: [move, submit, done('locatePoint', outside)],
    ends: editing('fresh', { unusable: 'outside' }),
    context: { refusals: [{ code: 'coordinates', message: 'We do not deliver here yet' }] },
  },
  'the address form lets the customer move on from a point that is not served': {
    input: created,
    when: [
      move,
      done('locatePoint', outside),
      submit,
      at(editing('fresh', { unusable: 'outside' })),
      move,
      done('locatePoint', inZone),
    ],
    ends: editing('fresh'),
    context: { refusals: [], fields: { address: '3 Harbour Road' } },
  },
  'the address form asks for the address in words when the position has none': {
    input: created,
    when: [
      move,
      done('locatePoint', unnamed),
      submit,
      at(editing('incomplete')),
      write('address', 'Blue gate'),
      submit,
    ],
    ends: 'adding',
    asked: [
      ['locatePoint', there],
      ['addAddress', { ...body, address: 'Blue gate', latitude: '25.4', longitude: '55.5' }],
    ],
  },
  'the address form offers to look the point up again when no answer comes': {
    input: created,
    when: [
      move,
      done('locatePoint', failed),
      at(editing('fresh', { unusable: 'notLocated' })),
      { type: 'locate.retry' },
      refused('locatePoint'),
      at(editing('fresh', { unusable: 'notLocated' })),
      { type: 'locate.retry' },
      done('locatePoint', inZone),
    ],
    ends: editing('fresh'),
    asked: [
      ['locatePoint', there],
      ['locatePoint', there],
      ['locatePoint', there],
    ],
  },
  // docs/contract.md §2: outside all zones the server refuses with code coordinates.
  'the address form shows that the shop does not deliver there, and loses nothing that was typed': {
    input: created,
    when: [write('road', 'Palm'), submit, refused('addAddress', notServed)],
    ends: editing('refused'),
    context: {
      fields: { ...filled, road: 'Palm' },
      refusals: [{ code: 'coordinates', message: 'We do not deliver here yet' }],
    },
  },
  'the address form shows what the server holds against a field until it is changed': {
    input: saved,
    when: [
      submit,
      refused(
        'updateAddress',
        new ApiError(403, [
          { code: 'contact_person_number', message: 'Not a phone number' },
          { code: 'house', message: 'Too long' },
        ]),
      ),
      write('contact_person_number', '+971507654321'),
    ],
    ends: editing('refused'),
    context: {
      fields: { contact_person_number: '+971507654321' },
      refusals: [{ code: 'house', message: 'Too long' }],
    },
  },
  'the address form can be sent again when no answer comes to a new address': {
    input: created,
    when: [
      submit,
      refused('addAddress', new TypeError('Failed to fetch')),
      at(editing('failed')),
      submit,
      done('addAddress', reply),
    ],
    ends: 'saved',
    asked: [
      ['addAddress', body],
      ['addAddress', body],
    ],
    output: { type: 'saved', address: body, reply },
  },
  'the address form can be sent again when no answer comes to a changed address': {
    input: saved,
    when: [submit, refused('updateAddress', new TypeError('Failed to fetch'))],
    ends: editing('failed'),
  },
  'the address form saves once, although the form is submitted twice': {
    input: created,
    when: [submit, ignored(submit), done('addAddress', reply)],
    ends: 'saved',
    asked: [['addAddress', body]],
    output: { type: 'saved', address: body, reply },
  },
  'the address form saves nothing when the customer leaves': {
    input: created,
    when: [write('house', '8'), { type: 'form.close' }],
    ends: 'dismissed',
    asked: [],
    output: { type: 'dismissed' },
  },
})
