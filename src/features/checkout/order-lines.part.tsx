import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { selectionOf } from '#machines/rules/cart-line.ts'
import { linesGone, remedyOf, troubleOf } from '#machines/rules/line-trouble.ts'
import { priceTag } from '#machines/rules/price.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { minuteIn } from '#src/core/shop-minute.ts'
import type { LineEdits, SectionProps } from '#src/shared/checkout/checkout-props.ts'
import { notice } from '#src/shared/checkout/notice.ts'
import { LineTroubleNotice, toneOf } from '#src/shared/items/line-trouble.part.tsx'
import { css } from '#styled/css/index.js'
import { Button } from '#ui/button.tsx'
import { FocusKeeper } from '#ui/kept-focus.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'

type Props = Pick<SectionProps, 'draft' | 'refusals'> & {
  /** The lines as the customer ordered them, where the server refused that. */
  agreed: readonly CartLine[]
  lines: LineEdits
  /** Milliseconds since 1970. */
  now: number
}

/** The lines of the order; a line that cannot be ordered as it stands says why, and offers a way out. */
export function OrderLines({ draft, refusals, agreed, lines: { isBusy, onRemedy }, now }: Props) {
  const { kind, lines } = draft
  const { checkout, cart } = useWords()
  const order = troubledOrder({ draft, refusals, agreed, now })
  const { digits } = order
  const [isOpen, setOpen] = useState(lines.length <= MOST_LINES)
  const all = lines.map((line) => ({ line, trouble: troubleOf(line, order) }))
  const shown = all.filter(({ trouble }, index) => isOpen || index < FIRST_LINES || trouble)
  const more = all.length - shown.length
  return (
    <FocusKeeper next={nextRemedy}>
      <ul className={list} tabIndex={-1} aria-label={checkout.summary.items()}>
        {shown.map(({ line, trouble }) => (
          <Line
            key={line.id}
            line={line}
            digits={digits}
            tone={trouble && toneOf(trouble)}
            isRefused={trouble !== undefined && (agreed.length > 0 || toneOf(trouble) === 'danger')}
          >
            {trouble && (
              <LineTroubleNotice
                trouble={trouble}
                remedy={remedyOf(trouble, kind)}
                name={line.item.name}
                isOnly={lines.length === 1}
                busy={isBusy(line.id)}
                onRemedy={(remedy) => onRemedy(line, remedy)}
              />
            )}
          </Line>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="ghost" size="sm" className={rest} onClick={() => setOpen(true)}>
          {checkout.summary.more({ count: more })}
        </Button>
      )}
      {linesGone(order).map((line) => (
        <p key={line.id} role="alert" data-refused tabIndex={-1} className={notice.danger}>
          <CircleAlert aria-hidden="true" />
          {cart.trouble.takenOut({ item: line.item.name })}
        </p>
      ))}
    </FocusKeeper>
  )
}

type Troubled = Pick<Props, 'draft' | 'refusals' | 'agreed' | 'now'>

const troubledOrder = ({ draft, refusals, agreed, now }: Troubled) => {
  const { kind, lines, config, schedule_at } = draft
  const minute = minuteIn(config.timezone, schedule_at === null ? now : Date.parse(schedule_at))
  return { kind, lines, agreed, refusals, digits: config.digit_after_decimal_point, minute }
}

/** Whether a line cannot be ordered as it stands, or is gone. */
export const areLinesInTrouble = (props: Troubled): boolean => {
  const order = troubledOrder(props)
  return order.lines.some((line) => troubleOf(line, order)) || linesGone(order).length > 0
}

/** A longer list shows its first lines, and those in trouble; a button opens the rest. */
const MOST_LINES = 4
const FIRST_LINES = 3

/** The next line to settle, else the list. */
const nextRemedy = (inside: HTMLElement) =>
  inside.querySelector<HTMLElement>('li button') ?? inside.querySelector('ul')

type LineProps = {
  line: CartLine
  digits: number
  tone: ReturnType<typeof toneOf> | undefined
  /** The focus goes here when the order is refused. */
  isRefused: boolean
  children: ReactNode
}

function Line({ line, digits, tone, isRefused, children }: LineProps) {
  const { money, number } = useFormats()
  const { item, quantity, variation, add_on_ids, add_on_qtys } = line
  const { total, full } = priceTag(item, selectionOf(line), digits)
  const chosen = variation.flatMap((part) => ('type' in part ? part.type : part.values.label))
  const addOns = item.add_ons
    .filter(({ id }) => add_on_ids.includes(id))
    .map(({ id, name }) => `${name}\u00a0×\u00a0${number(add_on_qtys[add_on_ids.indexOf(id)] ?? 0)}`)
  const choice = [...chosen, ...addOns].join(' · ')
  return (
    <li className={row} data-tone={tone} {...(isRefused && { 'data-refused': true, tabIndex: -1 })}>
      <span className={frame}>
        <Picture src={item.image_full_url} alt="" ratio="1 / 1" sizes="48px" />
      </span>
      <div className={words}>
        <p className={name}>
          <span className={count}>{number(quantity)} ×</span> {item.name}
        </p>
        {choice && <p className={muted}>{choice}</p>}
      </div>
      {!line.refusal && (
        <Price size="sm" now={money(total)} was={full > total ? money(full) : undefined} className={price} />
      )}
      {children}
    </li>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', outline: '[none]' })
const rest = css({ alignSelf: 'flex-start', marginInlineStart: '-3', color: 'accent.text' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  borderRadius: 'sm',
  outline: '[none]',
  '&[data-tone=danger]': { bg: 'danger.soft', outline: '[4px solid {colors.danger.soft}]' },
  '&[data-tone=warning]': { bg: 'warning.soft', outline: '[4px solid {colors.warning.soft}]' },
})
const frame = css({ flexShrink: '0', width: '12', overflow: 'hidden', borderRadius: 'sm' })
// The price stands below it where the text is large; the picture stays beside it.
const words = css({ flex: '[1 1 min(6rem, calc(100% - 60px))]', minWidth: '0' })
const price = css({ marginInlineStart: 'auto' })
const name = css({ textStyle: 'bodyStrong' })
const count = css({ display: 'inline-block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
