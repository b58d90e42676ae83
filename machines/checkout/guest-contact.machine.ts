import { assign, sendTo, setup } from 'xstate'
import { type Contact, type ContactField, emptyContact, hasNoContact } from '#machines/rules/contact.ts'
import type { DraftChange, OrderType } from '#machines/rules/order-draft.ts'
import type { Coordinator } from './coordinator.ts'

type Of = { order_type: OrderType; contact: Contact }
type Receiver = Of & { coordinator: Coordinator }
type Field = { field: ContactField; value: string }

/** A guest says who receives the order (docs/spec.md §4, §5 Guest contact dialog). */
export const guestContactMachine = setup({
  types: {
    input: {} as Receiver,
    /**
     * `contact` is the order's, `form` the dialog's. `touched` lists the fields that the guest has left: only these
     * show their flaws.
     */
    context: {} as Receiver & { form: Contact; touched: readonly ContactField[] },
    events: {} as
      | ({ type: 'field.change' } & Field)
      | { type: 'field.leave'; field: ContactField }
      | { type: 'dialog.open' }
      | { type: 'form.reset' }
      | { type: 'reset.accept' }
      | { type: 'reset.decline' }
      | { type: 'form.save' }
      | { type: 'dialog.close' }
      | ({ type: 'draft.changed' } & Of),
  },
  actions: {
    'take the draft': assign((_, { order_type, contact }: Of) => ({ order_type, contact })),
    'write the field of the order': assign(({ context: { contact } }, { field, value }: Field) => ({
      contact: { ...contact, [field]: value },
    })),
    'write the field of the dialog': assign(({ context: { form } }, { field, value }: Field) => ({
      form: { ...form, [field]: value },
    })),
    'note that the field was touched': assign(
      ({ context: { touched } }, { field }: { field: ContactField }) => ({
        touched: [...new Set([...touched, field])],
      }),
    ),
    'begin with the contact': assign(({ context }) => ({ form: context.contact, touched: [] })),
    'clear the fields': assign({ form: emptyContact, touched: [] }),
    'take the form': assign(({ context }) => ({ contact: context.form })),
    'tell the contact': sendTo(
      ({ context }) => context.coordinator,
      ({ context: { contact } }) => ({ type: 'draft.change', change: { contact } satisfies DraftChange }),
    ),
  },
  guards: {
    'the order is delivered': ({ context }) => context.order_type === 'delivery',
    'the form is empty': ({ context }) => hasNoContact(context.form),
    'it is handed over another way': ({ context }, { order_type }: Of) => order_type !== context.order_type,
  },
}).createMachine({
  id: 'guestContact',
  description: 'Who receives the order of the guest?',
  context: ({ input }) => ({ ...input, form: input.contact, touched: [] }),
  initial: 'decidingPlace',
  on: {
    'draft.changed': [
      {
        guard: { type: 'it is handed over another way', params: ({ event }) => event },
        target: '.decidingPlace',
        actions: { type: 'take the draft', params: ({ event }) => event },
      },
      { actions: { type: 'take the draft', params: ({ event }) => event } },
    ],
  },
  states: {
    decidingPlace: {
      description: 'Does the guest write the contact on the page or in the dialog?',
      always: [{ guard: 'the order is delivered', target: 'onPage' }, 'onCard'],
    },
    onPage: {
      description:
        'For a delivery, the guest writes name, phone and e-mail on the page, and each change counts at once.',
      on: {
        'field.change': {
          actions: [
            { type: 'write the field of the order', params: ({ event }) => event },
            'tell the contact',
          ],
        },
        'field.leave': {
          actions: { type: 'note that the field was touched', params: ({ event }) => event },
        },
      },
    },
    onCard: {
      description: 'For take away, the card shows the contact, and a press opens the dialog.',
      on: { 'dialog.open': { target: 'inDialog', actions: 'begin with the contact' } },
    },
    inDialog: {
      description: 'The contact dialog is open; the card shows the changes once the guest saves them.',
      initial: 'filling',
      states: {
        filling: {
          description:
            'The guest writes the contact; Reset asks before it clears the fields (docs/spec.md §8).',
          on: {
            'field.change': {
              actions: { type: 'write the field of the dialog', params: ({ event }) => event },
            },
            'field.leave': {
              actions: { type: 'note that the field was touched', params: ({ event }) => event },
            },
            'form.reset': [
              { guard: 'the form is empty', actions: 'clear the fields' },
              { target: 'confirmingReset' },
            ],
            'form.save': { target: '#guestContact.onCard', actions: ['take the form', 'tell the contact'] },
            'dialog.close': '#guestContact.onCard',
          },
        },
        confirmingReset: {
          description: 'Does the guest want to clear all three fields?',
          on: {
            'reset.accept': { target: 'filling', actions: 'clear the fields' },
            'reset.decline': 'filling',
          },
        },
      },
    },
  },
})
