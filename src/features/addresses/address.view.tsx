import { useWords } from '#i18n/i18n.tsx'
import type { AddressText } from '#machines/rules/address-form.ts'
import { addressFlaws } from '#machines/rules/address-form.ts'
import { generalRefusals, refusalOf } from '#machines/rules/refused-fields.ts'
import type { Flaw } from '#machines/rules/validation.ts'
import type { Config } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SaveAddressSnapshot, SendSaveAddress } from './address.props.ts'
import { AddressMap } from './address-map.part.tsx'
import { LabelChoice } from './label-choice.part.tsx'

export type AddressDialogProps = {
  snapshot: SaveAddressSnapshot
  send: SendSaveAddress
  config: Pick<Config, 'country' | 'country_picker_status'>
}

/** Where it is, what it is called, who is there (docs/spec.md §2, Add or edit address dialog). */
export function AddressDialog({ snapshot, send, config }: AddressDialogProps) {
  const { addressForm: texts, actions, refusals: sentences } = useWords()
  const { fields, kind, refusals } = snapshot.context
  const incomplete = snapshot.matches({ editing: { form: 'incomplete' } })
  const flaws = incomplete ? addressFlaws(fields) : {}
  const phoneFlaw: { [F in Flaw]?: () => string } = {
    required: texts.missing.phone,
    invalid: texts.invalidPhone,
  }
  const missing: { [Field in AddressText]?: string } = {
    address: flaws.address && texts.missing.address(),
    contact_person_name: flaws.contact_person_name && texts.missing.name(),
    contact_person_number: flaws.contact_person_number && phoneFlaw[flaws.contact_person_number]?.(),
  }
  const write = (field: AddressText, value: string) => send({ type: 'field.change', field, value })
  const text = (field: AddressText) => ({
    value: fields[field],
    error: missing[field] ?? refusalOf(refusals, field),
    onChange: ({ target }: { target: { value: string } }) => write(field, target.value),
  })

  return (
    <Dialog
      open
      size="lg"
      tall
      title={texts.title[kind.type]()}
      onClose={() => send({ type: 'form.close' })}
      footer={
        <Button form="address-form" type="submit" size="lg" busy={snapshot.hasTag('busy')}>
          {kind.type === 'guest' ? texts.deliverHere() : actions.save()}
        </Button>
      }
    >
      <Form id="address-form" className={layout} onSend={() => send({ type: 'form.submit' })}>
        <AddressMap snapshot={snapshot} send={send} />
        <LabelChoice fields={fields} send={send} />
        <TextArea
          {...text('address')}
          label={texts.address()}
          required
          rows={2}
          autoComplete="street-address"
          placeholder={snapshot.matches({ editing: { point: 'locating' } }) ? texts.looking() : undefined}
        />
        <div className={three}>
          <TextField {...text('road')} label={texts.road()} autoComplete="address-line1" />
          <TextField {...text('house')} label={texts.house()} autoComplete="address-line2" />
          <TextField {...text('floor')} label={texts.floor()} autoComplete="address-line3" />
        </div>
        <div className={two}>
          <TextField {...text('contact_person_name')} label={texts.name()} required autoComplete="name" />
          <PhoneField
            label={texts.phone()}
            required
            value={fields.contact_person_number}
            error={text('contact_person_number').error}
            country={config.country}
            pickCountry={config.country_picker_status === 1}
            onChange={(value) => write('contact_person_number', value)}
          />
        </div>
        {kind.type === 'guest' && (
          <TextField
            {...text('contact_person_email')}
            label={texts.email()}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
          />
        )}
        <TextField {...text('additional_information')} label={texts.additional()} />
        <div role="alert" className={alert}>
          {snapshot.matches({ editing: { form: 'failed' } }) && <p>{sentences.noConnection()}</p>}
          {generalRefusals(refusals, { ...fields, coordinates: '' }).map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      </Form>
    </Dialog>
  )
}

const layout = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const two = css({ display: 'grid', gap: '4', gridTemplateColumns: { sm: '1fr 1fr' } })
const three = css({ display: 'grid', gap: '4', gridTemplateColumns: { sm: '2fr 1fr 1fr' } })
const alert = css({ textStyle: 'body', color: 'danger.text', _empty: { display: 'none' } })
