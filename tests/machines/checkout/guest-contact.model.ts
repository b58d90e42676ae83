import { guestContactMachine } from '#machines/checkout/guest-contact.machine.ts'
import { emptyContact } from '#machines/rules/contact.ts'
import { coordinator, nora } from '#tests/machines/samples/checkout.ts'
import { model } from '#tests/support/model.ts'

const start = { order_type: 'delivery' as const, contact: emptyContact, coordinator }

export const guestContactModel = model(guestContactMachine, {
  inputs: { 'a delivery': start, 'take away': { ...start, order_type: 'take_away' } },
  events: {
    'field.change': [{ field: 'contact_person_name', value: 'Nora' }],
    'field.leave': [{ field: 'contact_person_name' }],
    'dialog.open': [{}],
    'form.reset': [{}],
    'reset.accept': [{}],
    'reset.decline': [{}],
    'form.save': [{}],
    'dialog.close': [{}],
    'draft.changed': [
      { order_type: 'delivery', contact: nora },
      { order_type: 'take_away', contact: emptyContact },
    ],
  },
  answers: {},
})
