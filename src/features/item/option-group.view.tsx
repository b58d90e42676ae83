import { Check } from 'lucide-react'
import { useId } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { groupBounds, isRequired } from '#machines/rules/variations.ts'
import type { FoodVariationGroup } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'

type Props = {
  group: FoodVariationGroup
  picked: readonly string[]
  refused: boolean
  onToggle: (label: string) => void
}

/** One group of options of a dish; what it asks for stands with its name and turns red only after a try (docs/spec.md §5). */
export function OptionGroup({ group, picked, refused, onToggle }: Props) {
  const { item } = useWords()
  const price = useOptionPrice(group.type)
  const own = useId()
  const title = <GroupTitle group={group} picked={picked} refused={refused} />
  if (group.type === 'single')
    return (
      <section className={frame} data-refused={refused || undefined}>
        <RadioCards
          look="row"
          label={title}
          options={group.values.map(({ label, optionPrice }) => ({
            value: label,
            title: label,
            aside: price(optionPrice),
          }))}
          value={picked[0] ?? null}
          onChange={onToggle}
        />
        {!isRequired(group) && picked[0] !== undefined && (
          <button type="button" className={clear} onClick={() => onToggle(picked[0] as string)}>
            {item.clear()}
          </button>
        )}
      </section>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot hold the hint at the inline end in every browser
    <section className={frame} role="group" aria-labelledby={own} data-refused={refused || undefined}>
      <div id={own}>{title}</div>
      {group.values.map(({ label, optionPrice }) => (
        <Checkbox
          key={label}
          className={row}
          checked={picked.includes(label)}
          onChange={() => onToggle(label)}
        >
          <span className={option}>
            {label}
            <span className={aside}>{price(optionPrice)}</span>
          </span>
        </Checkbox>
      ))}
    </section>
  )
}

function GroupTitle({ group, picked, refused }: Omit<Props, 'onToggle'>) {
  const { item } = useWords()
  const { min, max } = groupBounds(group)
  const isMulti = group.type === 'multi'
  const need = isRequired(group) ? item.required() : item.optional()
  const isDone = !refused && picked.length > 0 && picked.length >= min && picked.length <= max
  return (
    <span className={head}>
      <span className={name}>{group.name}</span>
      <span className={hint} data-refused={refused || undefined} data-done={isDone || undefined}>
        {isDone && <Check aria-hidden="true" />}
        {isMulti ? need : `${need} · ${item.chooseOne()}`}
      </span>
      {(isMulti || refused) && (
        <span className={notice} data-refused={refused || undefined}>
          {isMulti ? item.mustBeBetween({ min, max }) : item.mustChoose()}
        </span>
      )}
    </span>
  )
}

/**
 * Price of an option; 0 shows as free (docs/spec.md §9 Price and display). In a single group that is "No extra charge": the
 * portion "For one" is not a free dish.
 */
function useOptionPrice(type: FoodVariationGroup['type']) {
  const { item } = useWords()
  const { money } = useFormats()
  const none = type === 'single' ? item.noExtra : item.free
  return (optionPrice: number) => (Number(optionPrice) > 0 ? `+ ${money(Number(optionPrice))}` : none())
}

const frame = css({ position: 'relative', scrollMarginBlock: '[96px]' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlockEnd: '1',
})
const name = css({ textStyle: 'subtitle', color: 'fg.default' })
const hint = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '6',
  px: '2',
  textStyle: 'captionStrong',
  color: 'fg.muted',
  bg: 'bg.hover',
  borderRadius: 'sm',
  transitionProperty: '[background-color, color]',
  transitionDuration: 'enter',
  '& svg': { width: '[14px]', height: '[14px]' },
  '&[data-done]': { color: 'success.text', bg: 'success.soft' },
  '&[data-refused]': { color: 'danger.text', bg: 'danger.soft' },
})
const notice = css({
  flexBasis: 'full',
  textStyle: 'small',
  color: 'fg.muted',
  '&[data-refused]': { color: 'danger.text' },
})
const clear = css({
  minHeight: '11',
  textStyle: 'smallStrong',
  color: 'accent.text',
  _hover: { textDecoration: 'underline' },
})
const row = css({
  display: 'flex',
  minHeight: '13',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
  _last: { borderBlockEndWidth: 'none' },
})
const option = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  textStyle: 'body',
})
const aside = css({ flexShrink: '0', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
