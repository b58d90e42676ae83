import { useWords } from '#i18n/i18n.tsx'
import type { Delivery, DeliveryField } from '#machines/rules/delivery.ts'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Destination, SectionProps } from './checkout-props.ts'
import { OptionalFields } from './fold.part.tsx'
import { refusedAt } from './refused.ts'

const fields: { field: DeliveryField; autoComplete: string }[] = [
  { field: 'road', autoComplete: 'address-line1' },
  { field: 'house', autoComplete: 'address-line2' },
  { field: 'floor', autoComplete: 'address-line3' },
]

type Props = Pick<SectionProps, 'draft' | 'refusals' | 'change'> & { destination: Destination }

/** Street, house and floor, written back as edited; only a customer can save the address (docs/spec.md §2, §4). */
export function AddressDetails({ draft, refusals, change, destination }: Props) {
  const words = useWords()
  const { address: texts } = words.checkout
  const { delivery, shopper } = draft
  const saving = destination.snapshot.matches({ saving: 'saving' })
  const saved = destination.snapshot.matches({ saving: 'saved' })
  return (
    <OptionalFields
      title={texts.details()}
      parts={fields.map(({ field }) => {
        const name = texts[field]()
        return { name, said: delivery[field] && `${name} ${delivery[field]}` }
      })}
    >
      <DetailFields
        delivery={delivery}
        refused={(field) =>
          refusedAt(
            'address',
            refusals.filter(({ code }) => code === field),
            words,
          )
        }
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
    </OptionalFields>
  )
}

type DetailFieldsProps = {
  delivery: Pick<Delivery, DeliveryField>
  /** Of the form section that the browser fills in, where a page has several addresses. */
  section?: string
  refused?: (field: DeliveryField) => string | undefined
  onChange: (field: DeliveryField, value: string) => void
}

export function DetailFields({ delivery, section, refused, onChange }: DetailFieldsProps) {
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
          error={refused?.(field)}
          onChange={({ target }) => onChange(field, target.value)}
        />
      ))}
    </div>
  )
}

const three = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: { base: '1fr 1fr', sm: '2fr 1fr 1fr' },
  '& > :first-child': { gridColumn: { base: '1 / -1', sm: 'auto' } },
})
