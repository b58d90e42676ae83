import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { Selection } from '#machines/rules/variations.ts'
import type { AddOn } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Checkbox } from '#ui/checkbox.tsx'
import { Stepper } from '#ui/stepper.tsx'
import type { SendItemOptions } from './item-options.props.ts'

/** Extras with a price of their own: ticking takes one, the buttons change how many, none at all unticks (docs/spec.md §4). */
export function AddOns({
  addOns,
  chosen,
  send,
}: {
  addOns: readonly AddOn[]
  chosen: Selection['addOns']
  send: SendItemOptions
}) {
  const { item } = useWords()
  const { money } = useFormats()
  if (addOns.length === 0) return null
  return (
    <fieldset>
      <legend className={legend}>{item.addOns()}</legend>
      {addOns.map(({ id, name, price }) => {
        const count = chosen[id] ?? 0
        return (
          <div key={id} className={row}>
            <Checkbox
              className={words}
              checked={count > 0}
              onChange={() => send({ type: 'addOn.toggle', id })}
            >
              {name}
              <span className={aside}>{price > 0 ? `+ ${money(price)}` : item.free()}</span>
            </Checkbox>
            {count > 0 && (
              <Stepper
                size="sm"
                label={item.addOnCount({ name })}
                count={count}
                onIncrease={() => send({ type: 'addOn.increment', id })}
                onDecrease={() => send({ type: 'addOn.decrement', id })}
                onRemove={() => send({ type: 'addOn.decrement', id })}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

const legend = css({ textStyle: 'subtitle', marginBlockEnd: '1' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '13',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
  _last: { borderBlockEndWidth: 'none' },
})
const words = css({ flex: '1', '& > span:last-child': { display: 'flex', columnGap: '3', flexWrap: 'wrap' } })
const aside = css({
  marginInlineStart: 'auto',
  color: 'fg.muted',
  figure: true,
})
