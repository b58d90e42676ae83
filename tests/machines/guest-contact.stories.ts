import { guestContactMachine } from '#machines/guest-contact.machine.ts'
import { emptyContact } from '#machines/rules/contact.ts'
import { stories } from '#tests/support/story.ts'

const nora = {
  contact_person_name: 'Nora',
  contact_person_number: '+971502223344',
  contact_person_email: 'nora@souk.example',
}
const write = (field: keyof typeof nora, value: string = nora[field]) =>
  ({ type: 'field.change', field, value }) as const

/** docs/spec.md §2, §4, §5: guest contact-info dialog. */
export const guestContactStories = stories(guestContactMachine, {
  'the guest contact dialog stores what was written with Save, and closes': {
    input: { contact: emptyContact },
    when: [
      write('contact_person_name'),
      write('contact_person_number'),
      write('contact_person_email'),
      { type: 'form.save' },
    ],
    ends: 'saved',
    output: { type: 'saved', contact: nora },
  },
  'the guest contact dialog starts from the contact that is known': {
    input: { contact: nora },
    when: [write('contact_person_name', 'Nora B'), { type: 'form.save' }],
    ends: 'saved',
    output: { type: 'saved', contact: { ...nora, contact_person_name: 'Nora B' } },
  },
  'the guest contact dialog clears all three fields with Reset, and stays open': {
    input: { contact: nora },
    when: [{ type: 'form.reset' }],
    ends: 'editing',
    context: { contact: emptyContact },
  },
  'the guest contact dialog saves empty fields too: there is no validation schema': {
    input: { contact: nora },
    when: [{ type: 'form.reset' }, { type: 'form.save' }],
    ends: 'saved',
    output: { type: 'saved', contact: emptyContact },
  },
  'the guest contact dialog remembers which fields were touched, once each, until they are reset': {
    input: { contact: emptyContact },
    when: [
      { type: 'field.leave', field: 'contact_person_number' },
      { type: 'field.leave', field: 'contact_person_number' },
    ],
    ends: 'editing',
    context: { touched: ['contact_person_number'] },
  },
  'the guest contact dialog shows no errors after Reset until a field is touched again': {
    input: { contact: emptyContact },
    when: [{ type: 'field.leave', field: 'contact_person_name' }, { type: 'form.reset' }],
    ends: 'editing',
    context: { touched: [] },
  },
  'the guest contact dialog changes nothing when the dialog is closed': {
    input: { contact: nora },
    when: [write('contact_person_name', 'Someone'), { type: 'dialog.close' }],
    ends: 'closed',
    output: { type: 'closed' },
  },
})
