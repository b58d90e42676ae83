import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { OrderLine } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'

/** The lines of an order as placed: picture, quantity, options and price. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Line({ line }: { line: OrderLine }) {
  const { orders } = useWords()
  const { money, number } = useFormats()
  const { item_details: item, quantity, add_ons } = line
  const choice = chosenOf(line)
  const full = line.price * quantity + line.total_add_on_price
  const due = full - line.discount_on_item * quantity
  return (
    <li className={row}>
      <span className={picture}>
        <Picture src={item.image_full_url} alt="" ratio="1 / 1" sizes="56px" />
      </span>
      <span className={words}>
        <span className={name}>
          <span className={count}>{number(quantity)} ×</span> {item.name}
        </span>
        {choice && <span className={muted}>{choice}</span>}
        {add_ons.length > 0 && (
          <span className={muted}>
            {orders.addOns({
              list: add_ons.map((addOn) => `${addOn.name} × ${number(addOn.quantity ?? 1)}`).join(' · '),
            })}
          </span>
        )}
      </span>
      <Price size="sm" now={money(due)} was={due < full ? money(full) : undefined} className={price} />
    </li>
  )
}

const chosenOf = ({ variation }: OrderLine): string =>
  variation.flatMap((part) => ('type' in part ? part.type : part.values.label)).join(' · ')

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  _first: { paddingBlockStart: '1' },
  _last: { paddingBlockEnd: '0' },
  paddingBlock: '3',
  breakInside: 'avoid',
  '& + &': {
    borderBlockStartWidth: 'hairline',
    borderBlockStartStyle: 'solid',
    borderColor: 'border.subtle',
  },
})
const picture = css({
  flexShrink: '0',
  width: '14',
  height: '14',
  overflow: 'hidden',
  borderRadius: 'sm',
  _print: { display: 'none' },
})
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  // The price stands below it where the text is large; the picture stays beside it.
  flex: '[1 1 min(6rem, calc(100% - 68px))]',
  minWidth: '0',
  _print: { flex: '1' },
})
const name = css({ textStyle: 'bodyStrong' })
const count = css({ display: 'inline-block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const muted = css({ textStyle: 'small', color: 'fg.muted' })
const price = css({
  flexShrink: '0',
  marginInlineStart: 'auto',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '0',
  // A price is written left to right in every language; its position follows the page.
  '[dir=rtl] &': { alignItems: 'flex-start' },
})
