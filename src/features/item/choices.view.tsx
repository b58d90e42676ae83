import { useId } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import { stockOf } from '#machines/rules/availability.ts'
import { groupRefusal, type Selection } from '#machines/rules/variations.ts'
import type { Item } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { chip } from '#styled/recipes/index.js'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { AddOns } from './add-ons.view.tsx'
import type { SendItemOptions } from './item-options.props.ts'
import { OptionGroup } from './option-group.view.tsx'

type Props = {
  item: Item
  selection: Selection
  /** From the first refusal on, groups that need something say so in red. */
  isSelectionRefused: boolean
  send: SendItemOptions
}

/** Everything there is to choose: variations of goods, groups of options of food, add-ons. */
export function Choices({ item, selection, isSelectionRefused, send }: Props) {
  if (!item.choice_options.length && !item.food_variations.length && !item.add_ons.length) return null
  return (
    <div className={column}>
      {item.choice_options.map(({ title, options }, choice) => (
        <Choice
          key={title}
          title={title}
          options={options}
          chosen={selection.options[choice]}
          isSoldOut={(option) => stockOf(item, selection.options.with(choice, option)) <= 0}
          onChoose={(option) => send({ type: 'option.choose', choice, option })}
        />
      ))}
      {item.food_variations.map((group, index) => {
        const picked = selection.labels[index] ?? []
        const refused = groupRefusal({ ...item, food_variations: [group] }, [picked]) !== undefined
        return (
          <OptionGroup
            key={group.name}
            group={group}
            picked={picked}
            refused={isSelectionRefused && refused}
            onToggle={(label) => send({ type: 'label.toggle', group: index, label })}
          />
        )
      })}
      <AddOns addOns={item.add_ons} chosen={selection.addOns} send={send} />
    </div>
  )
}

/** One choice of an item, colour or size: chips, one of them pressed; an option out of stock is struck out. */
function Choice({
  title,
  options,
  chosen,
  isSoldOut,
  onChoose,
}: {
  title: string
  options: readonly string[]
  chosen: string | undefined
  isSoldOut: (option: string) => boolean
  onChoose: (option: string) => void
}) {
  const { item } = useWords()
  const name = useId()
  return (
    <fieldset>
      <legend className={legend}>{title}</legend>
      <div className={chips}>
        {options.map((option) => {
          const soldOut = isSoldOut(option)
          return (
            <label key={option} className={`${chip()} ${label}`} data-sold-out={soldOut || undefined}>
              <input
                type="radio"
                className={input}
                name={name}
                value={option}
                checked={option === chosen}
                onChange={() => onChoose(option)}
              />
              <span aria-hidden={soldOut || undefined}>{option}</span>
              {soldOut && <VisuallyHidden>{item.soldOutOption({ option })}</VisuallyHidden>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '6' })
const legend = css({ textStyle: 'subtitle', marginBlockEnd: '3' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const label = css({
  minHeight: '11',
  px: '4',
  cursor: 'pointer',
  '&[data-sold-out]': { color: 'fg.subtle', textDecoration: 'line-through', borderStyle: 'dashed' },
  '&:has(:focus-visible)': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '[2px]',
  },
})
const input = css({
  position: 'absolute',
  inset: '0',
  opacity: 'none',
  cursor: 'inherit',
  outline: '[none !important]',
})
