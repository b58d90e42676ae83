import { useFormats, useWords } from '#i18n/i18n.tsx'
import { signed } from '#i18n/signed.ts'
import type { OrderLine } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'

/** The lines of an order as placed: picture, quantity, options and add-ons with their prices, discount and total. */
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
  const { orderLines: texts } = useWords().orders
  const { money, number } = useFormats()
  const { item_details: item, quantity, discount_by } = line
  const saved = line.discount_on_item * quantity
  const full = line.price * quantity + line.total_add_on_price
  return (
    <li className={row}>
      <span className={picture}>
        <Picture src={item.image_full_url} alt="" ratio="1 / 1" sizes="56px" />
      </span>
      <span className={words}>
        <span className={name}>
          <span className={count}>{number(quantity)} ×</span> {item.name}
        </span>
        {quantity > 1 && <span className={muted}>{texts.each({ price: money(line.price) })}</span>}
        {choicesOf(line).map(({ text, price }) => (
          <span key={text} className={muted}>
            {text}
            {price > 0 && <Extra>{signed('+', money(price))}</Extra>}
          </span>
        ))}
        {line.add_ons.map((addOn) => (
          <span key={addOn.id} className={muted}>
            {texts.addOn({ name: addOn.name, quantity: number(addOn.quantity ?? 1) })}
            {addOn.price > 0 && <Extra>{signed('+', money(addOn.price * (addOn.quantity ?? 1)))}</Extra>}
          </span>
        ))}
        {saved > 0 && (
          <span className={saving}>
            {texts.discounts[discount_by ?? 'item']()}
            <Extra>{money(-saved)}</Extra>
          </span>
        )}
      </span>
      <Price
        size="sm"
        now={money(full - saved)}
        was={saved > 0 ? money(full) : undefined}
        className={price}
      />
    </li>
  )
}

const Extra = ({ children }: { children: string }) => (
  <>
    {' '}
    <bdi className={amount}>{children}</bdi>
  </>
)

/** Each chosen option with what it adds to one unit; only the options of dishes have a price of their own. */
const choicesOf = ({ options = [], variation }: OrderLine): { text: string; price: number }[] =>
  options.length > 0
    ? options.map(({ label, price }) => ({ text: label, price }))
    : variation
        .flatMap((part) => ('type' in part ? part.type : part.values.label))
        .map((text) => ({ text, price: 0 }))

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
const saving = css({ textStyle: 'small', color: 'success.text' })
const amount = css({ figure: true })
const price = css({
  flexShrink: '0',
  marginInlineStart: 'auto',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '0',
  // A price is written left to right in every language; its position follows the page.
  '[dir=rtl] &': { alignItems: 'flex-start' },
})
