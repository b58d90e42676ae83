import { useWords } from '#i18n/i18n.tsx'
import type { AddressFields, AddressLabel } from '#machines/rules/address-form.ts'
import { AddressIcon } from '#src/shared/addresses/address-icon.part.tsx'
import { css } from '#styled/css/index.js'
import { SegmentGroup } from '#ui/segment-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { SendSaveAddress } from './address.props.ts'

const labels: AddressLabel[] = ['home', 'office', 'other']

/** Home, office, or other, which may have a name of the customer's own (docs/spec.md §3, Address form). */
export function LabelChoice({ fields, send }: { fields: AddressFields; send: SendSaveAddress }) {
  const { addressForm: texts } = useWords()
  return (
    <div className={column}>
      <SegmentGroup
        full
        label={texts.label()}
        value={fields.address_type}
        segments={labels.map((label) => ({
          value: label,
          label: (
            <>
              <AddressIcon type={label} />
              {texts.kinds[label]()}
            </>
          ),
        }))}
        onChange={(value) => send({ type: 'label.choose', address_type: value as AddressLabel })}
      />
      {fields.address_type === 'other' && (
        <TextField
          label={texts.ownLabel()}
          hint={texts.ownLabelHint()}
          maxLength={60}
          value={fields.address_label}
          onChange={({ target }) =>
            send({ type: 'field.change', field: 'address_label', value: target.value })
          }
        />
      )}
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
