import { useRef, useState } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { chosenSize, sizeForWeight, weightRefusals } from '#machines/rules/parcel-weight.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ParcelPartProps } from './parcel-props.ts'
import { fieldRefusalText } from './refused-part.ts'

/** The weight of the parcel, held against the chosen size; a parcel that is too heavy leads to the size that takes it. */
export function Weight({ draft, refusals, change }: ParcelPartProps) {
  const words = useWords()
  const { what: texts } = words.sendParcel
  const [isLeft, setLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const size = chosenSize(draft)
  const larger = sizeForWeight(draft)
  const held = refusals.find(({ code }) => code === 'weight')
  const [flaw] = weightRefusals(draft)
  const isHeavy = flaw?.params !== undefined
  const refused = flaw && (isHeavy || isLeft || held) ? flaw : held
  return (
    <div className={column}>
      <TextField
        ref={field}
        className={narrow}
        label={texts.weightLabel()}
        hint={size ? texts.weightHintOf({ weight: size.max_weight_kg }) : texts.weightHint()}
        required
        name="weight"
        inputMode="decimal"
        dir="ltr"
        maxLength={20}
        value={draft.typedWeight}
        error={refused && fieldRefusalText(refused, words)}
        onChange={({ target }) => change({ typedWeight: target.value })}
        onBlur={() => setLeft(draft.typedWeight !== '')}
      />
      {larger && (
        <Button
          size="sm"
          variant="soft"
          onClick={() => {
            change({ parcel_size_id: larger.id })
            field.current?.focus()
          }}
        >
          {texts.larger({ name: larger.name, weight: larger.max_weight_kg })}
        </Button>
      )}
    </div>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' })
const narrow = css({ width: 'full', maxWidth: '80' })
