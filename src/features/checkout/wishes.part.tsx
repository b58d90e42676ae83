import { useWords } from '#i18n/i18n.tsx'
import { partsOf } from '#machines/rules/order-kinds.ts'
import type { SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { OptionalSection } from '#src/shared/checkout/fold.part.tsx'
import { refusedAt } from '#src/shared/checkout/refused.ts'
import { css } from '#styled/css/index.js'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type WishField = 'delivery_instruction' | 'unavailable_item_note' | 'order_note'

type Props = Pick<SectionProps, 'draft' | 'refusals' | 'change'> & { cutlery: boolean }

/** What store and courier should know; cutlery only where the store has it. */
export function Wishes({ draft, refusals, change, cutlery }: Props) {
  const words = useWords()
  const { wishes: texts } = words.checkout
  const { kind, order_type } = draft
  const hasItems = partsOf[kind].goods !== 'none'
  const hasCutlery = cutlery && hasItems
  const isBrought = order_type === 'delivery'
  const wishField = (field: WishField, maxLength: number) => ({
    name: field,
    maxLength,
    value: draft[field],
    error: refusedAt(
      'wishes',
      refusals.filter(({ code }) => code === field),
      words,
    ),
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  const parts = [
    hasCutlery && { name: texts.cutlery(), said: draft.cutlery && texts.cutlery() },
    isBrought && { name: texts.delivery(), said: draft.delivery_instruction },
    hasItems && { name: texts.unavailable(), said: draft.unavailable_item_note },
    { name: texts.order(), said: draft.order_note },
  ]
  return (
    <OptionalSection title={texts.title()} parts={parts}>
      {hasCutlery && (
        <Switch checked={draft.cutlery} onChange={(checked) => change({ cutlery: checked })}>
          <span className={stacked}>
            {texts.cutlery()}
            <span className={hint}>{texts.cutleryNote()}</span>
          </span>
        </Switch>
      )}
      {isBrought && (
        <TextField
          {...wishField('delivery_instruction', 300)}
          label={texts.delivery()}
          placeholder={texts.deliveryHint()}
        />
      )}
      {hasItems && (
        <TextField
          {...wishField('unavailable_item_note', 300)}
          label={texts.unavailable()}
          placeholder={texts.unavailableHint()}
        />
      )}
      <TextArea
        {...wishField('order_note', 1000)}
        rows={2}
        label={texts.order()}
        placeholder={hasItems ? texts.orderHint() : undefined}
      />
    </OptionalSection>
  )
}

const stacked = css({ display: 'flex', flexDirection: 'column' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
