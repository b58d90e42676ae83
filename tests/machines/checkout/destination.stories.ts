import { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import { coordinator, customer, guest, location, nora, offline } from '#tests/machines/samples/checkout.ts'
import { address, mona } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const ofGuest = {
  order_type: 'delivery' as const,
  delivery: deliveryAt(location),
  contact: nora,
  shopper: guest.shopper,
  zone_id: 1,
  coordinator,
}
const ofCustomer = { ...ofGuest, shopper: customer.shopper, contact: contactOfCustomer(mona) }
const draft = { order_type: 'delivery' as const, delivery: deliveryAt(location), contact: nora }
const entered = { source: 'entered', saving: 'unsaved', contact: 'written' } as const
const hidden = { source: 'entered', saving: 'unsaved', contact: 'known' } as const
const offered = { source: 'offered', saving: 'unsaved', contact: 'known' } as const
const tell = (change: object) => ['checkout', { type: 'draft.change', change }] as [string, never]
const omar = { contact_person_name: 'Omar', contact_person_number: '+971505556677' }
/** An address from the address dialog: saved in these zones, or kept in the browser of a guest. */
const set = (id: number, zone_ids?: number[]) => ({
  type: 'address.set' as const,
  address: { ...address(id), ...omar },
  ...(zone_ids && { zone_ids }),
})
/** The address of the delivery with another house. */
const atHome = { ...deliveryAt(location), ...omar, house: '9' }
const contactForm = ['guestContact', { order_type: 'delivery', contact: nora, coordinator }] as const
const tellForm = (changed: object) =>
  ['guestContact', { type: 'draft.changed', ...changed }] as [string, never]
const saved = { message: 'Successfully added!', id: 77, zone_ids: [1] }
const announced = { type: 'address.saved' as const, message: 'Successfully added!' }
const listing = ['deliveryAddress', { zone_id: 1, selected: deliveryAt(location) }] as const
const body = {
  ...deliveryAt(location),
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
  'a guest is offered no saved addresses, and writes the contact': {
    input: ofGuest,
    when: [],
    ends: entered,
    asked: [[...contactForm]],
  },
  'the order goes to the confirmed address and to its receiver': {
    input: ofCustomer,
    when: [done('deliveryAddress', address(2, omar))],
    ends: offered,
    asked: [[...listing], ['deliveryAddress', { zone_id: 1, selected: deliveryTo(address(2)) }]],
    told: [
      tell({
        delivery: deliveryTo(address(2)),
        contact: {
          ...omar,
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
    when: [
      {
        type: 'address.set',
        address: { ...address(5), ...omar, contact_person_email: 'omar@souk.example' },
      },
    ],
    ends: entered,
    told: [
      tell({
        delivery: deliveryTo(address(5)),
        contact: { ...omar, contact_person_email: 'omar@souk.example' },
        address_id: null,
      }),
    ],
  },
  'an address without an e-mail keeps the e-mail of the contact': {
    input: ofGuest,
    when: [set(5)],
    ends: entered,
    told: [tell({ delivery: deliveryTo(address(5)), contact: { ...nora, ...omar }, address_id: null })],
  },
  // docs/spec.md §4, address save: a fresh list; only addresses in the zone of the store are listed.
  'the order goes to an address that was saved in the zone of the store': {
    input: ofCustomer,
    when: [set(5, [2, 1])],
    ends: offered,
    asked: [[...listing], ['deliveryAddress', { zone_id: 1, selected: deliveryTo(address(5)) }]],
    told: [
      tell({
        delivery: deliveryTo(address(5)),
        contact: { ...ofCustomer.contact, ...omar },
        address_id: null,
      }),
    ],
  },
  'an address that was saved outside the zone of the store only renews the list': {
    input: ofCustomer,
    when: [set(5, [2])],
    ends: offered,
    asked: [[...listing], [...listing]],
    context: { delivery: deliveryAt(location), contact: ofCustomer.contact },
  },
  'checkout goes on without saved addresses when their list fails altogether': {
    input: ofCustomer,
    when: [refused('deliveryAddress', offline)],
    ends: hidden,
    heard: [{ type: 'failure', error: offline }],
  },
  // docs/spec.md §6: take-away orders hide address features for everyone.
  'take away hides the saved addresses, and delivery brings them back': {
    input: ofCustomer,
    when: [
      { type: 'draft.changed', ...draft, order_type: 'take_away', contact: ofCustomer.contact },
      at(hidden),
      { type: 'draft.changed', ...draft, contact: ofCustomer.contact },
    ],
    ends: offered,
    asked: [[...listing], [...listing]],
  },
  'house and floor that the customer types fetch nothing': {
    input: ofCustomer,
    when: [{ type: 'draft.changed', ...draft, delivery: { ...deliveryAt(location), house: '9' } }],
    ends: offered,
    asked: [[...listing]],
    context: { delivery: { ...deliveryAt(location), house: '9' } },
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
      { type: 'draft.changed', ...draft, delivery: { ...deliveryAt(location), house: '9' } },
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
    when: [{ type: 'save.tick' }, done('addAddress', saved), set(5, [1])],
    ends: offered,
    heard: [announced],
    told: [
      tell({
        delivery: deliveryTo(address(5)),
        contact: { ...ofCustomer.contact, ...omar },
        address_id: null,
      }),
    ],
  },
  'a confirmed address is not saved a second time': {
    input: ofCustomer,
    when: [{ type: 'save.tick' }, done('addAddress', saved), done('deliveryAddress', address(5))],
    ends: offered,
    heard: [announced],
    told: [tell({ delivery: deliveryTo(address(5)), contact: ofCustomer.contact, address_id: 5 })],
  },
  'an address stays saved while the order does not go to the one outside the zone of the store': {
    input: ofCustomer,
    when: [{ type: 'save.tick' }, done('addAddress', saved), set(5, [2])],
    ends: { ...offered, saving: 'saved' },
    heard: [announced],
  },
  'an address that stays where it is stays saved': {
    input: ofCustomer,
    when: [
      { type: 'save.tick' },
      done('addAddress', saved),
      { type: 'draft.changed', ...draft, contact: { ...nora, contact_person_name: 'Omar' } },
      { type: 'address.set', address: atHome },
    ],
    ends: { ...offered, saving: 'saved' },
    heard: [announced],
    told: [
      tell({
        delivery: { ...deliveryAt(location), house: '9' },
        contact: { ...nora, ...omar },
        address_id: null,
      }),
    ],
  },

  // docs/spec.md §4: take-away orders ask a guest for the contact in its dialog.
  'the contact form of a guest hears how the order is handed over': {
    input: ofGuest,
    when: [{ type: 'draft.changed', ...draft, order_type: 'take_away' }],
    ends: entered,
    told: [tellForm({ ...draft, order_type: 'take_away' })],
  },
  'the contact form of a guest begins again when it dies': {
    input: ofGuest,
    when: [{ type: 'draft.changed', ...draft, order_type: 'take_away' }, refused('guestContact', offline)],
    ends: entered,
    asked: [[...contactForm], ['guestContact', { order_type: 'take_away', contact: nora, coordinator }]],
    told: [tellForm({ ...draft, order_type: 'take_away' })],
    heard: [{ type: 'failure', error: offline }],
  },
})
