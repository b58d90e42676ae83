import { useWords } from '#i18n/i18n.tsx'
import type { Delivery, DeliveryField } from '#machines/rules/delivery.ts'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Destination, SectionProps } from './checkout-props.ts'

const fields: { field: DeliveryField; autoComplete: string }[] = [
  { field: 'road', autoComplete: 'address-line1' },
  { field: 'house', autoComplete: 'address-line2' },
  { field: 'floor', autoComplete: 'address-line3' },
]

type Props = Pick<SectionProps, 'draft' | 'change'> & { destination: Destination }

/** Street, house and floor, written back as edited; only a customer can save the address (docs/spec.md §2, §4). */
export function AddressDetails({ draft, change, destination }: Props) {
  const { address: texts } = useWords().checkout
  const { delivery, shopper } = draft
  const saving = destination.snapshot.matches({ saving: 'saving' })
  const saved = destination.snapshot.matches({ saving: 'saved' })
  return (
    <fieldset className={group}>
      <legend className={legend}>{texts.details()}</legend>
      <DetailFields
        delivery={delivery}
        onChange={(field, value) => change({ delivery: { ...delivery, [field]: value } })}
      />
      {shopper.type === 'customer' && (
        <Checkbox
          checked={saving || saved}
          aria-busy={saving || undefined}
          disabled={saving}
          onChange={(checked) => destination.send({ type: checked ? 'save.tick' : 'save.untick' })}
        >
          {texts.save()}
        </Checkbox>
      )}
    </fieldset>
  )
}

type DetailFieldsProps = {
  delivery: Pick<Delivery, DeliveryField>
  /** Of the form section that the browser fills in, where a page has several addresses. */
  section?: string
  onChange: (field: DeliveryField, value: string) => void
}

export function DetailFields({ delivery, section, onChange }: DetailFieldsProps) {
  const { address: texts } = useWords().checkout
  return (
    <div className={three}>
      {fields.map(({ field, autoComplete }) => (
        <TextField
          key={field}
          label={texts[field]()}
          name={field}
          autoComplete={section ? `${section} ${autoComplete}` : autoComplete}
          maxLength={120}
          value={delivery[field]}
          onChange={({ target }) => onChange(field, target.value)}
        />
      ))}
    </div>
  )
}

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBlockStart: '2' })
const legend = css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' })
const three = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr 1fr', sm: '2fr 1fr 1fr' },
  '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
})
