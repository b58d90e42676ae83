import { X } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { CartAction } from '#machines/rules/cart-edits.ts'
import { selectionOf } from '#machines/rules/cart-line.ts'
import { editOf, remedyOf, troubleOf } from '#machines/rules/line-trouble.ts'
import { priceTag } from '#machines/rules/price.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { LineTroubleNotice } from '#src/shared/items/line-trouble.part.tsx'
import { css } from '#styled/css/index.js'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { choiceText } from './choice-text.ts'

export type LineEvent = Extract<CartAction, { line: number }>

type Props = {
  line: CartLine
  /** The whole cart. */
  lines: readonly CartLine[]
  digits: number
  /** Of the day, at the shop. */
  minute: number
  onEdit: (line: CartLine) => void
  send: (event: LineEvent) => void
  onFocus: () => void
}

/** One line of the cart: picture, what was chosen, what it costs, and how many. */
export function CartLineView({ line, lines, digits, minute, onEdit, send, onFocus }: Props) {
  const { cart } = useWords()
  const { money, number } = useFormats()
  const { item } = line
  const { total, full } = priceTag(item, selectionOf(line), digits)
  const choice = choiceText(line)
  const trouble = troubleOf(line, { kind: 'cart', lines, agreed: [], refusals: [], digits, minute })
  const addOns = item.add_ons
    .filter(({ id }) => line.add_on_ids.includes(id))
    .map(
      ({ id, name }) => `${name}\u00a0×\u00a0${number(line.add_on_qtys[line.add_on_ids.indexOf(id)] ?? 0)}`,
    )
  return (
    <li className={row} onFocus={onFocus}>
      <button
        type="button"
        className={picture}
        aria-label={cart.edit({ name: item.name })}
        onClick={() => onEdit(line)}
      >
        <Picture src={item.image_full_url} alt="" ratio="1 / 1" sizes="80px" />
      </button>
      <div className={words}>
        <div className={head}>
          <p className={name}>{item.name}</p>
          <IconButton
            size="sm"
            variant="ghost"
            className={cross}
            aria-label={cart.remove({ name: item.name })}
            onClick={() => send({ type: 'line.remove', line: line.id })}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {choice && <p className={muted}>{choice}</p>}
        {addOns.length > 0 && <p className={muted}>{cart.addOns({ list: addOns.join(' · ') })}</p>}
        {item.is_prescription_required === 1 && <p className={alarm}>{cart.prescription()}</p>}
        {!line.refusal && (
          <div className={foot}>
            <Price size="sm" now={money(total)} was={full > total ? money(full) : undefined} />
            <Stepper
              size="sm"
              label={cart.quantityOf({ name: item.name })}
              count={line.quantity}
              onIncrease={() => send({ type: 'line.increment', line: line.id })}
              onDecrease={() => send({ type: 'line.decrement', line: line.id })}
              onRemove={() => send({ type: 'line.decrement', line: line.id })}
            />
          </div>
        )}
        {trouble && (
          <LineTroubleNotice
            trouble={trouble}
            remedy={remedyOf(trouble, 'cart')}
            name={item.name}
            isOnly={lines.length === 1}
            onRemedy={(remedy) => {
              const edit = editOf(line, remedy, digits)
              if (edit) send(edit)
              else onEdit(line)
            }}
          />
        )}
      </div>
    </li>
  )
}

const row = css({
  display: 'flex',
  gap: '3',
  paddingBlock: '4',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'solid',
  borderColor: 'border.subtle',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 112px]',
})
const picture = css({
  flexShrink: '0',
  alignSelf: 'flex-start',
  width: '20',
  overflow: 'hidden',
  borderRadius: 'md',
  cursor: 'pointer',
})
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  flex: '1',
  minWidth: '0',
  '& > [data-tone]': { marginBlockStart: '2' },
})
const head = css({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '2' })
const name = css({ textStyle: 'bodyStrong', paddingBlockStart: '1' })
// Its picture, not its circle, stands on the edge of the prices.
const cross = css({ color: 'fg.muted', marginInlineEnd: '[-8px]' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const alarm = css({ textStyle: 'small', color: 'danger.text' })
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlockStart: 'auto',
  paddingBlockStart: '2',
})
