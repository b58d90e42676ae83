import { destinationMachine } from '#machines/destination.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import { coordinator, customer, guest, nora, offline, place } from '#tests/machines/samples/checkout.ts'
import { address, mona } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const ofGuest = {
  order_type: 'delivery' as const,
  delivery: deliveryAt(place),
  contact: nora,
  shopper: guest.shopper,
  zone_id: 1,
  coordinator,
}
const ofCustomer = { ...ofGuest, shopper: customer.shopper, contact: contactOfCustomer(mona) }
const draft = { order_type: 'delivery' as const, delivery: deliveryAt(place), contact: nora }
const rest = { saving: 'unsaved', contact: 'closed' } as const
const entered = { source: 'entered', ...rest } as const
const offered = { source: 'offered', ...rest } as const
const tell = (change: object) => ['checkout', { type: 'draft.change', change }] as [string, never]
const set = (id: number, contact?: typeof nora) => ({
  type: 'address.set' as const,
  delivery: deliveryTo(address(id)),
  ...(contact && { contact }),
})
const saved = { message: 'Successfully added!', id: 77, zone_ids: [1] }
const announced = { type: 'address.saved' as const, message: 'Successfully added!' }
const listing = ['deliveryAddress', { zone_id: 1, selected: deliveryAt(place) }] as const
const body = {
  ...deliveryAt(place),
  contact_person_name: 'Mona Reader',
  contact_person_number: '+971501234567',
  additional_information: '',
}

export const destinationStories = stories(destinationMachine, {
  // docs/spec.md §4, saved addresses at checkout: the list is fetched on load; §6: guests have none.
  'a customer is offered the saved addresses in the zone of the store': {
    input: ofCustomer,
    when: [],
    ends: offered,
    asked: [[...listing]],
  },
  'a guest is offered no saved addresses': { input: ofGuest, when: [], ends: entered, asked: [] },
  'the order goes to the confirmed address and to its receiver': {
    input: ofCustomer,
    when: [
      done(
        'deliveryAddress',
        address(2, { contact_person_name: 'Omar', contact_person_number: '+971505556677' }),
      ),
    ],
    ends: offered,
    asked: [[...listing], ['deliveryAddress', { zone_id: 1, selected: deliveryTo(address(2)) }]],
    told: [
      tell({
        delivery: deliveryTo(address(2)),
        contact: {
          contact_person_name: 'Omar',
          contact_person_number: '+971505556677',
          contact_person_email: 'mona@souk.example',
        },
        address_id: 2,
      }),
    ],
  },
  'the list is not fetched again for the address that was just confirmed': {
    input: ofCustomer,
    when: [
      done('deliveryAddress', address(2)),
      { type: 'draft.changed', ...draft, delivery: deliveryTo(address(2)), contact: contactOfCustomer(mona) },
    ],
    ends: offered,
    asked: [[...listing], ['deliveryAddress', { zone_id: 1, selected: deliveryTo(address(2)) }]],
    told: [tell({ delivery: deliveryTo(address(2)), contact: contactOfCustomer(mona), address_id: 2 })],
  },
  'the order goes to an address that a guest wrote, with its receiver': {
    input: { ...ofGuest, contact: emptyContact },
    when: [set(5, nora)],
    ends: entered,
    told: [tell({ delivery: deliveryTo(address(5)), contact: nora, address_id: null })],
  },
  'an address without a receiver keeps the contact': {
    input: ofGuest,
    when: [set(5)],
    ends: entered,
    told: [tell({ delivery: deliveryTo(address(5)), contact: nora, address_id: null })],
  },
  'the saved addresses are listed again when one was saved': {
    input: ofCustomer,
    when: [{ type: 'addresses.changed' }],
    ends: offered,
    asked: [[...listing], [...listing]],
  },
  'checkout goes on without saved addresses when their list fails altogether': {
    input: ofCustomer,
    when: [refused('deliveryAddress', offline)],
    ends: entered,
    heard: [{ type: 'failure', error: offline }],
  },
  // docs/spec.md §6: take-away orders hide address features for everyone.
  'take away hides the saved addresses, and delivery brings them back': {
    input: ofCustomer,
    when: [
      { type: 'draft.changed', ...draft, order_type: 'take_away', contact: ofCustomer.contact },
      at(entered),
      { type: 'draft.changed', ...draft, contact: ofCustomer.contact },
    ],
    ends: offered,
    asked: [[...listing], [...listing]],
  },
  'house and floor that the customer types fetch nothing': {
    input: ofCustomer,
    when: [{ type: 'draft.changed', ...draft, delivery: { ...deliveryAt(place), house: '9' } }],
    ends: offered,
    asked: [[...listing]],
    context: { delivery: { ...deliveryAt(place), house: '9' } },
  },

  // docs/spec.md §4: ticking 'Save this Address' saves immediately.
  'ticking the box saves the address at once and lists the saved ones again': {
    input: ofCustomer,
    when: [
      { type: 'save.tick' },
      at({ ...offered, saving: 'saving' }),
      ignored({ type: 'save.tick' }),
      done('addAddress', saved),
    ],
    ends: { ...offered, saving: 'saved' },
    asked: [[...listing], ['addAddress', body], [...listing]],
    heard: [announced],
  },
  'the house that was typed is saved with the address': {
    input: ofCustomer,
    when: [
      { type: 'draft.changed', ...draft, delivery: { ...deliveryAt(place), house: '9' } },
      { type: 'save.tick' },
    ],
    ends: { ...offered, saving: 'saving' },
    asked: [[...listing], ['addAddress', { ...body, house: '9' }]],
  },
  'a guest saves no address': {
    input: ofGuest,
    when: [ignored({ type: 'save.tick' })],
    ends: entered,
  },
  'the box stays unticked when saving failed': {
    input: ofCustomer,
    when: [{ type: 'save.tick' }, refused('addAddress', offline)],
    ends: offered,
    heard: [{ type: 'failure', error: offline }],
  },
  'the customer unticks the box': {
    input: ofCustomer,
    when: [{ type: 'save.tick' }, done('addAddress', saved), { type: 'save.untick' }],
    ends: offered,
    heard: [announced],
  },
  'another address that was written is not saved yet': {
    input: ofCustomer,
    when: [{ type: 'save.tick' }, done('addAddress', saved), set(5)],
    ends: offered,
    heard: [announced],
    told: [tell({ delivery: deliveryTo(address(5)), contact: ofCustomer.contact, address_id: null })],
  },
  'a confirmed address is not saved a second time': {
    input: ofCustomer,
    when: [{ type: 'save.tick' }, done('addAddress', saved), done('deliveryAddress', address(5))],
    ends: offered,
    heard: [announced],
    told: [tell({ delivery: deliveryTo(address(5)), contact: ofCustomer.contact, address_id: 5 })],
  },
  'an address that stays where it is stays saved': {
    input: ofCustomer,
    when: [
      { type: 'save.tick' },
      done('addAddress', saved),
      { type: 'draft.changed', ...draft, contact: { ...nora, contact_person_name: 'Omar' } },
      { type: 'address.set', delivery: { ...deliveryAt(place), house: '9' } },
    ],
    ends: { ...offered, saving: 'saved' },
    heard: [announced],
    told: [
      tell({
        delivery: { ...deliveryAt(place), house: '9' },
        contact: { ...nora, contact_person_name: 'Omar' },
        address_id: null,
      }),
    ],
  },

  // docs/spec.md §2, §4: the guest contact dialog.
  'the contact that a guest saves in the dialog receives the order': {
    input: { ...ofGuest, contact: emptyContact },
    when: [
      { type: 'contact.open' },
      at({ ...entered, contact: 'editing' }),
      done('guestContact', { type: 'saved', contact: nora }),
    ],
    ends: entered,
    asked: [['guestContact', { contact: emptyContact }]],
    told: [tell({ contact: nora })],
  },
  'the contact stays as it was when the dialog is closed': {
    input: ofGuest,
    when: [{ type: 'contact.open' }, done('guestContact', { type: 'closed' })],
    ends: entered,
    told: [tell({ contact: nora })],
    context: { contact: nora },
  },
  'the contact stays as it was when the dialog dies': {
    input: ofGuest,
    when: [{ type: 'contact.open' }, refused('guestContact', offline)],
    ends: entered,
    heard: [{ type: 'failure', error: offline }],
    context: { contact: nora },
  },
})
