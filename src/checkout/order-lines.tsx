import { useFormats, useWords } from '#i18n/i18n.tsx'
import { selectionOf } from '#machines/rules/cart-line.ts'
import { linesNamed } from '#machines/rules/placement.ts'
import { priceTag } from '#machines/rules/price.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import type { SectionProps } from './checkout-props.ts'

/** What is ordered; a line that a refusal names is marked. */
export function OrderLines({ draft, refusals }: Pick<SectionProps, 'draft' | 'refusals'>) {
  const { lines, config } = draft
  const { summary } = useWords().checkout
  const named = linesNamed(refusals, lines)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={list} tabIndex={0} aria-label={summary.items()}>
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          digits={config.digit_after_decimal_point}
          refused={named.includes(line)}
        />
      ))}
    </ul>
  )
}

function Line({ line, digits, refused }: { line: CartLine; digits: number; refused: boolean }) {
  const { money, number } = useFormats()
  const { item, quantity, variation, add_on_ids, add_on_qtys } = line
  const { total, full } = priceTag(item, selectionOf(line), digits)
  const chosen = variation.flatMap((part) => ('type' in part ? part.type : part.values.label))
  const addOns = item.add_ons
    .filter(({ id }) => add_on_ids.includes(id))
    .map(({ id, name }) => `${name} × ${number(add_on_qtys[add_on_ids.indexOf(id)] ?? 0)}`)
  const choice = [...chosen, ...addOns].join(' · ')
  return (
    <li className={row} data-refused={refused || undefined}>
      <span className={frame}>
        <Picture src={item.image_full_url} alt="" ratio="1 / 1" sizes="48px" />
      </span>
      <div className={words}>
        <p className={name}>
          <span className={count}>{number(quantity)} ×</span> {item.name}
        </p>
        {choice && <p className={muted}>{choice}</p>}
      </div>
      <Price size="sm" now={money(total)} was={full > total ? money(full) : undefined} className={price} />
    </li>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  borderRadius: 'sm',
  '&[data-refused]': { bg: 'danger.soft', outline: '[4px solid {colors.danger.soft}]' },
})
const frame = css({ flexShrink: '0', width: '12', overflow: 'hidden', borderRadius: 'sm' })
// The price stands below it where the text is large; the picture stays beside it.
const words = css({ flex: '[1 1 min(6rem, calc(100% - 60px))]', minWidth: '0' })
const price = css({ marginInlineStart: 'auto' })
const name = css({ textStyle: 'bodyStrong' })
const count = css({ display: 'inline-block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
