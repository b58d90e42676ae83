import { assertEvent, assign, setup } from 'xstate'
import { type Contact, type ContactField, emptyContact } from '#machines/rules/contact.ts'

export type GuestContactOutcome = { type: 'saved'; contact: Contact } | { type: 'closed' }

/** The guest contact-info dialog: Save stores and closes, Reset clears all three fields (docs/spec.md §4, §5). */
export const guestContactMachine = setup({
  types: {
    input: {} as { contact: Contact },
    /** `touched` lists the fields that the guest has left: only these show that they are empty. */
    context: {} as { contact: Contact; touched: ContactField[] },
    events: {} as
      | { type: 'field.change'; field: ContactField; value: string }
      | { type: 'field.leave'; field: ContactField }
      | { type: 'form.reset' }
      | { type: 'form.save' }
      | { type: 'dialog.close' },
    output: {} as GuestContactOutcome,
  },
  actions: {
    'write the field': assign(({ context, event }) => {
      assertEvent(event, 'field.change')
      return { contact: { ...context.contact, [event.field]: event.value } }
    }),
    'note that the field was touched': assign(({ context, event }) => {
      assertEvent(event, 'field.leave')
      return { touched: [...new Set([...context.touched, event.field])] }
    }),
    'clear the fields': assign({ contact: emptyContact, touched: [] }),
  },
}).createMachine({
  id: 'guestContact',
  description: 'The guest says who receives the order.',
  context: ({ input }) => ({ ...input, touched: [] }),
  output: ({ event }) => event.output as GuestContactOutcome,
  initial: 'editing',
  states: {
    editing: {
      description: 'Name, phone and e-mail are being written; nothing is refused here.',
      on: {
        'field.change': { actions: 'write the field' },
        'field.leave': { actions: 'note that the field was touched' },
        'form.reset': { actions: 'clear the fields' },
        'form.save': 'saved',
        'dialog.close': 'closed',
      },
    },
    saved: {
      description: 'The contact is as written.',
      type: 'final',
      output: ({ context }): GuestContactOutcome => ({ type: 'saved', contact: context.contact }),
    },
    closed: {
      description: 'The dialog was closed: the contact stays as it was.',
      type: 'final',
      output: (): GuestContactOutcome => ({ type: 'closed' }),
    },
  },
})
