import { useWords } from '#i18n/i18n.tsx'
import { type Contact, type ContactField, contactFlaws } from '#machines/rules/contact.ts'
import type { Flaw } from '#machines/rules/validation.ts'
import type { Config } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'

export type ContactFieldsProps = {
  contact: Contact
  /** The fields that show their flaws. */
  shown: readonly ContactField[]
  /** What the server holds against a field. */
  refused?: (field: ContactField) => string | undefined
  config: Pick<Config, 'country' | 'country_picker_status'>
  onChange: (field: ContactField, value: string) => void
  onLeave: (field: ContactField) => void
}

/** Who receives a guest's order: name, phone and e-mail (docs/spec.md §2, §5 Guest contact dialog). */
export function ContactFields({ contact, shown, refused, config, onChange, onLeave }: ContactFieldsProps) {
  const { contact: texts } = useWords().checkout
  const flawText = useContactFlawText()
  const flaws = contactFlaws(contact)
  const field = (name: ContactField) => {
    const flaw = shown.includes(name) ? flaws[name] : undefined
    return {
      required: true,
      value: contact[name],
      error: flaw ? flawText(name, flaw) : refused?.(name),
    }
  }
  return (
    <div className={pair}>
      <TextField
        {...field('contact_person_name')}
        label={texts.name()}
        name="name"
        autoComplete="name"
        maxLength={120}
        onChange={({ target }) => onChange('contact_person_name', target.value)}
        onBlur={() => onLeave('contact_person_name')}
      />
      <PhoneField
        {...field('contact_person_number')}
        label={texts.phone()}
        country={config.country}
        pickCountry={config.country_picker_status === 1}
        onChange={(value) => onChange('contact_person_number', value)}
        onLeave={() => onLeave('contact_person_number')}
      />
      <TextField
        {...field('contact_person_email')}
        className={wide}
        label={texts.email()}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={255}
        onChange={({ target }) => onChange('contact_person_email', target.value)}
        onBlur={() => onLeave('contact_person_email')}
      />
    </div>
  )
}

/** The error text for a flaw of a contact field. */
export function useContactFlawText(): (field: ContactField, flaw: Flaw) => string {
  const { missing, invalid, longEmail } = useWords().checkout.contact
  return (field, flaw) => {
    if (flaw === 'tooLong') return longEmail()
    switch (field) {
      case 'contact_person_name':
        return missing.name()
      case 'contact_person_number':
        return flaw === 'required' ? missing.phone() : invalid.phone()
      case 'contact_person_email':
        return flaw === 'required' ? missing.email() : invalid.email()
    }
  }
}

// Name and phone stand side by side where both have room: on the page, not in the dialog.
const pair = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, max(15rem, 40%)), 1fr))]',
})
const wide = css({ gridColumn: '1 / -1' })
