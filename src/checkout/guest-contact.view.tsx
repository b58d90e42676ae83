import { useWords } from '#i18n/i18n.tsx'
import { type ContactField, missingContact } from '#machines/rules/contact.ts'
import type { Config } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { GuestContact } from './checkout-props.ts'

type Props = GuestContact & { config: Pick<Config, 'country' | 'country_picker_status'> }

/** Who receives a guest's order; an empty field says so once it was left (docs/spec.md §2, §5 Guest contact dialog). */
export function GuestContactDialog({ snapshot, send, config }: Props) {
  const { checkout, actions } = useWords()
  const { contact: texts } = checkout
  const { contact, touched } = snapshot.context
  const missing = missingContact(contact).filter((field) => touched.includes(field))
  const write = (field: ContactField, value: string) => send({ type: 'field.change', field, value })
  const field = (name: ContactField, sentence: () => string) => ({
    required: true,
    value: contact[name],
    error: missing.includes(name) ? sentence() : undefined,
    onBlur: () => send({ type: 'field.leave', field: name }),
  })
  const { onBlur, ...phone } = field('contact_person_number', texts.missing.phone)

  return (
    <Dialog
      open
      size="md"
      title={texts.title()}
      onClose={() => send({ type: 'dialog.close' })}
      footer={
        <>
          <Button variant="outline" onClick={() => send({ type: 'form.reset' })}>
            {actions.reset()}
          </Button>
          <Button type="submit" form="guest-contact">
            {actions.save()}
          </Button>
        </>
      }
    >
      <Form id="guest-contact" className={column} onSend={() => send({ type: 'form.save' })}>
        <TextField
          {...field('contact_person_name', texts.missing.name)}
          label={texts.name()}
          name="name"
          autoComplete="name"
          maxLength={120}
          onChange={({ target }) => write('contact_person_name', target.value)}
        />
        <PhoneField
          {...phone}
          onLeave={onBlur}
          label={texts.phone()}
          country={config.country}
          pickCountry={config.country_picker_status === 1}
          onChange={(value) => write('contact_person_number', value)}
        />
        <TextField
          {...field('contact_person_email', texts.missing.email)}
          label={texts.email()}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={255}
          onChange={({ target }) => write('contact_person_email', target.value)}
        />
      </Form>
    </Dialog>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
