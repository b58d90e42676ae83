import { guestContactMachine } from '#machines/guest-contact.machine.ts'
import { emptyContact } from '#machines/rules/contact.ts'
import { model } from '#tests/support/model.ts'

const labels = {
  contact_person_name: 'Contact Person Name',
  contact_person_number: 'Phone',
  contact_person_email: 'Contact Person Email',
}

export const guestContactModel = model(guestContactMachine, {
  inputs: { 'nothing known': { contact: emptyContact } },
  events: {
    'field.change': [{ field: 'contact_person_name', value: 'Nora' }],
    'field.leave': [{ field: 'contact_person_name' }],
    'form.reset': [{}],
    'form.save': [{}],
    'dialog.close': [{}],
  },
  answers: {},
  gestures: {
    'field.change': (page, { field, value }) => page.getByLabel(labels[field]).fill(value),
    'field.leave': (page, { field }) => page.getByLabel(labels[field]).blur(),
    'form.reset': (page) => page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click(),
    'form.save': (page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
    'dialog.close': (page) => page.keyboard.press('Escape'),
  },
})
