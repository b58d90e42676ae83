import { useWords } from '#i18n/i18n.tsx'
import { partsOf } from '#machines/rules/order-kinds.ts'
import type { SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { Section } from '#src/shared/checkout/section.part.tsx'
import { css } from '#styled/css/index.js'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Note = 'delivery_instruction' | 'unavailable_item_note' | 'order_note'

type Props = Pick<SectionProps, 'draft' | 'change'> & { cutlery: boolean }

/** What store and courier should know; cutlery only where the store has it. */
export function Wishes({ draft, change, cutlery }: Props) {
  const { wishes: texts } = useWords().checkout
  const { kind, order_type } = draft
  const hasGoods = partsOf[kind].goods !== 'none'
  const note = (field: Note, maxLength: number) => ({
    name: field,
    maxLength,
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  return (
    <Section title={texts.title()}>
      {cutlery && hasGoods && (
        <Switch checked={draft.cutlery} onChange={(checked) => change({ cutlery: checked })}>
          <span className={stacked}>
            {texts.cutlery()}
            <span className={hint}>{texts.cutleryNote()}</span>
          </span>
        </Switch>
      )}
      {order_type === 'delivery' && (
        <TextField
          {...note('delivery_instruction', 300)}
          label={texts.delivery()}
          placeholder={texts.deliveryHint()}
        />
      )}
      {hasGoods && (
        <TextField
          {...note('unavailable_item_note', 300)}
          label={texts.unavailable()}
          placeholder={texts.unavailableHint()}
        />
      )}
      <TextArea
        {...note('order_note', 1000)}
        rows={2}
        label={texts.order()}
        placeholder={hasGoods ? texts.orderHint() : undefined}
      />
    </Section>
  )
}

const stacked = css({ display: 'flex', flexDirection: 'column' })
const hint = css({ textStyle: 'small', color: 'fg.muted' })
