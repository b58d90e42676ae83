import { guestContactMachine } from '#machines/checkout/guest-contact.machine.ts'
import { type Contact, emptyContact } from '#machines/rules/contact.ts'
import { coordinator, nora } from '#tests/machines/samples/checkout.ts'
import { at, ignored, stories } from '#tests/support/story.ts'

const delivered = { order_type: 'delivery' as const, contact: emptyContact, coordinator }
const collected = { ...delivered, order_type: 'take_away' as const }
const write = (field: keyof Contact, value: string = nora[field]) =>
  ({ type: 'field.change', field, value }) as const
const leave = (field: keyof Contact) => ({ type: 'field.leave', field }) as const
const tell = (contact: Contact) =>
  ['checkout', { type: 'draft.change', change: { contact } }] as [string, never]
const open = { type: 'dialog.open' } as const

export const guestContactStories = stories(guestContactMachine, {
  // docs/spec.md §5 Guest contact dialog, on the page of a delivery.
  'each letter that a guest writes on the page belongs to the order': {
    input: delivered,
    when: [
      write('contact_person_name', 'N'),
      write('contact_person_name', 'No'),
      write('contact_person_email'),
    ],
    ends: 'onPage',
    told: [
      tell({ ...emptyContact, contact_person_name: 'N' }),
      tell({ ...emptyContact, contact_person_name: 'No' }),
      tell({ ...nora, contact_person_name: 'No', contact_person_number: '' }),
    ],
  },
  'the page remembers which fields the guest has left, once each': {
    input: delivered,
    when: [leave('contact_person_number'), leave('contact_person_name'), leave('contact_person_number')],
    ends: 'onPage',
    context: { touched: ['contact_person_number', 'contact_person_name'] },
  },
  'a guest who wants a delivery needs no dialog': {
    input: delivered,
    when: [ignored(open), ignored({ type: 'form.save' })],
    ends: 'onPage',
  },
  'the fields show the receiver of an address that the guest chose': {
    input: delivered,
    when: [{ type: 'draft.changed', order_type: 'delivery', contact: nora }],
    ends: 'onPage',
    context: { contact: nora },
  },

  // docs/spec.md §4: take away, editing opens the guest contact dialog.
  'the contact of a take-away order shows on its card, and its dialog opens from there': {
    input: collected,
    when: [at('onCard'), ignored(write('contact_person_name')), open],
    ends: { inDialog: 'filling' },
  },
  'a guest who changes from delivery to take away finds the contact on the card, and back on the page': {
    input: delivered,
    when: [
      write('contact_person_name'),
      {
        type: 'draft.changed',
        order_type: 'take_away',
        contact: { ...emptyContact, contact_person_name: 'Nora' },
      },
      at('onCard'),
      {
        type: 'draft.changed',
        order_type: 'delivery',
        contact: { ...emptyContact, contact_person_name: 'Nora' },
      },
    ],
    ends: 'onPage',
    told: [tell({ ...emptyContact, contact_person_name: 'Nora' })],
    context: { contact: { ...emptyContact, contact_person_name: 'Nora' } },
  },
  'the guest contact dialog stores what was written with Save, and closes': {
    input: collected,
    when: [
      open,
      write('contact_person_name'),
      write('contact_person_number'),
      write('contact_person_email'),
      { type: 'form.save' },
    ],
    ends: 'onCard',
    told: [tell(nora)],
    context: { contact: nora },
  },
  'the guest contact dialog starts from the contact that is known': {
    input: { ...collected, contact: nora },
    when: [open, write('contact_person_name', 'Nora B'), { type: 'form.save' }],
    ends: 'onCard',
    told: [tell({ ...nora, contact_person_name: 'Nora B' })],
  },
  'the guest contact dialog starts from the contact that came meanwhile': {
    input: collected,
    when: [{ type: 'draft.changed', order_type: 'take_away', contact: nora }, open],
    ends: { inDialog: 'filling' },
    context: { form: nora },
  },
  'the guest contact dialog keeps the written contact while the order changes': {
    input: collected,
    when: [
      open,
      write('contact_person_name'),
      { type: 'draft.changed', order_type: 'take_away', contact: emptyContact },
    ],
    ends: { inDialog: 'filling' },
    context: { form: { ...emptyContact, contact_person_name: 'Nora' } },
  },
  // docs/spec.md §8 Other catalogue texts, Confirming.
  'the guest contact dialog clears all three fields once the guest confirmed Reset, and stays open': {
    input: { ...collected, contact: nora },
    when: [
      open,
      { type: 'form.reset' },
      at({ inDialog: 'confirmingReset' }),
      ignored(write('contact_person_name')),
      ignored({ type: 'form.save' }),
      { type: 'reset.accept' },
    ],
    ends: { inDialog: 'filling' },
    context: { form: emptyContact, contact: nora },
  },
  'the guest contact dialog keeps all three fields when the guest declines Reset': {
    input: { ...collected, contact: nora },
    when: [open, leave('contact_person_name'), { type: 'form.reset' }, { type: 'reset.decline' }],
    ends: { inDialog: 'filling' },
    context: { form: nora, touched: ['contact_person_name'] },
  },
  'the guest contact dialog does not ask before Reset while nothing is written': {
    input: collected,
    when: [open, { type: 'form.reset' }],
    ends: { inDialog: 'filling' },
    context: { form: emptyContact },
  },
  'the guest contact dialog saves empty fields too: it has no validation schema': {
    input: { ...collected, contact: nora },
    when: [open, { type: 'form.reset' }, { type: 'reset.accept' }, { type: 'form.save' }],
    ends: 'onCard',
    told: [tell(emptyContact)],
  },
  'the guest contact dialog remembers which fields were touched, once each': {
    input: collected,
    when: [open, leave('contact_person_number'), leave('contact_person_number')],
    ends: { inDialog: 'filling' },
    context: { touched: ['contact_person_number'] },
  },
  'the guest contact dialog shows no errors after Reset until a field is touched again': {
    input: collected,
    when: [open, leave('contact_person_name'), { type: 'form.reset' }],
    ends: { inDialog: 'filling' },
    context: { touched: [] },
  },
  'the guest contact dialog shows no errors when it opens again': {
    input: collected,
    when: [open, leave('contact_person_name'), { type: 'dialog.close' }, open],
    ends: { inDialog: 'filling' },
    context: { touched: [] },
  },
  'the guest contact dialog changes nothing when the guest closes it': {
    input: { ...collected, contact: nora },
    when: [open, write('contact_person_name', 'Someone'), { type: 'dialog.close' }],
    ends: 'onCard',
    context: { contact: nora },
  },
})
