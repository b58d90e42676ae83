import { floorText } from '#src/shared/addresses/floor-text.ts'
import '#theme/printed-alone.css'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { signed } from '#i18n/signed.ts'
import { moneyOnReceipt } from '#machines/orders/order-money.ts'
import type { Receipt, ReceiptContact, ReceiptLine, ReceiptParty } from '#openapi/generated/client.ts'
import { MoneyLines } from '#src/shared/orders/order-payments.part.tsx'
import { css, cx } from '#styled/css/index.js'
import { PhoneNumber } from '#ui/phone-number.tsx'

/** The receipt of an order, to be read and printed; the page of the server says the same. */
export function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { receipts } = useWords().afterOrder
  const { dateTime } = useFormats()
  const { shop, store, sender, receiver, order_status, order_type } = receipt
  const remarks = order_type === 'parcel' ? receipts.remarkOnParcel : receipts.remark
  const remark = receipt.lost_at
    ? receipts.remarkOnParcel.lost()
    : order_status === 'canceled' || order_status === 'failed' || order_status === 'refunded'
      ? remarks[order_status]()
      : undefined
  return (
    <article className={column} data-printed-alone>
      <header className={head}>
        <p className={letterhead}>
          <strong>{shop.name}</strong>
          <Aligned>{shop.address}</Aligned>
          <PhoneNumber>{shop.phone}</PhoneNumber>
        </p>
        <p className={number}>
          <strong>{receipts.number({ id: receipt.order_id })}</strong>
          <time dateTime={receipt.created_at}>{dateTime(receipt.created_at)}</time>
        </p>
      </header>
      {remark && <p className={remarkBox}>{remark}</p>}
      <dl className={parties}>
        {store && <Party label={receipts.seller()} party={store} />}
        {sender && <Party label={receipts.sender()} party={sender} />}
        <Party label={sender ? receipts.receiver() : receipts.customer()} party={receiver} />
        {receipt.weight && (
          <div>
            <dt className={term}>{receipts.weight()}</dt>
            <dd className={value}>{receipts.kilograms({ weight: receipt.weight })}</dd>
          </div>
        )}
      </dl>
      {receipt.lines.length > 0 && (
        <section>
          <h3 className={heading}>{receipts.items()}</h3>
          <ul>
            {receipt.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a receipt do not move
              <Line key={at} line={line} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={heading}>{receipts.figures()}</h3>
        <ReceiptFigures receipt={receipt} />
      </section>
      <section>
        <h3 className={heading}>{receipts.payments()}</h3>
        <MoneyLines lines={moneyOnReceipt(receipt)} order_type={receipt.order_type} />
      </section>
    </article>
  )
}

function Party({ label, party }: { label: string; party: ReceiptParty | ReceiptContact }) {
  const { receipts } = useWords().afterOrder
  const door =
    'house' in party
      ? [
          party.road && receipts.road({ road: party.road }),
          party.house && receipts.house({ house: party.house }),
          floorText(party.floor, receipts),
        ].filter(Boolean)
      : []
  return (
    <div>
      <dt className={term}>{label}</dt>
      <dd className={value}>
        <strong>
          <bdi>{party.name}</bdi>
        </strong>
        {party.address && <Aligned>{party.address}</Aligned>}
        {door.length > 0 && <Aligned>{door.join(' · ')}</Aligned>}
        {party.phone && <PhoneNumber>{party.phone}</PhoneNumber>}
      </dd>
    </div>
  )
}

/** Words of any language, on the side where the page begins its lines. */
const Aligned = ({ children }: { children: string }) => (
  <span>
    <bdi>{children}</bdi>
  </span>
)

function Line({ line }: { line: ReceiptLine }) {
  const {
    afterOrder: { receipts },
    orders,
  } = useWords()
  const { money, number: count } = useFormats()
  const { each, addOn: addOnText } = orders.orderLines
  return (
    <li className={row}>
      <span className={words}>
        <span className={name}>
          <span className={pieces}>{count(line.quantity)} ×</span> <bdi>{line.name}</bdi>
        </span>
        {line.quantity > 1 && <span>{each({ price: money(line.price) })}</span>}
        {line.options.map((option) => (
          <span key={option}>
            <bdi>{option}</bdi>
          </span>
        ))}
        {line.add_ons.map((addOn) => (
          <span key={addOn.name} className={beside}>
            <span>{addOnText({ name: addOn.name, quantity: count(addOn.quantity) })}</span>
            {addOn.price > 0 && (
              <bdi className={figure}>{signed('+', money(addOn.price * addOn.quantity))}</bdi>
            )}
          </span>
        ))}
        {line.allergens && <span>{receipts.contains({ names: line.allergens.join(' · ') })}</span>}
        {line.discount > 0 && (
          <span className={cx(beside, saving)}>
            <span>{receipts.discount()}</span>
            <bdi className={figure}>{money(-line.discount * line.quantity)}</bdi>
          </span>
        )}
      </span>
      <span className={cx(figure, name)}>{money(line.amount)}</span>
    </li>
  )
}

function ReceiptFigures({ receipt }: { receipt: Receipt }) {
  const {
    afterOrder: { receipts },
    orders,
  } = useWords()
  const { money, percent } = useFormats()
  return (
    <dl className={list}>
      {receipt.figures.map(({ key, name: label, amount }) => (
        <Figure
          key={key}
          label={label}
          hint={key === 'tax' && orders.sum.taxNote({ percent: percent(receipt.tax_percentage) })}
          isSaving={amount < 0}
        >
          {money(amount)}
        </Figure>
      ))}
      <Figure label={receipts.total()} isTotal>
        {money(receipt.total)}
      </Figure>
    </dl>
  )
}

type FigureProps = {
  label: string
  hint?: string | false
  isSaving?: boolean
  isTotal?: boolean
  children: ReactNode
}

const Figure = ({ label, hint, isSaving, isTotal, children }: FigureProps) => (
  <div className={sumRow} data-saving={isSaving || undefined} data-total={isTotal || undefined}>
    <dt>
      <bdi>{label}</bdi>
      {hint && <span className={small}>{hint}</span>}
    </dt>
    <dd className={figure}>{children}</dd>
  </div>
)

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlockEnd: '4',
  borderBlockEndWidth: 'hairline',
  borderBlockEndStyle: 'dashed',
  borderColor: 'border.default',
})
const stacked = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
  '& > strong': { color: 'fg.default' },
})
const letterhead = cx(stacked, css({ '& > strong': { textStyle: 'title' } }))
const number = cx(
  stacked,
  css({ '& > strong': { textStyle: 'bodyStrong' }, fontVariantNumeric: 'tabular-nums' }),
)
const remarkBox = css({ px: '4', py: '3', textStyle: 'bodyStrong', layerStyle: 'quiet' })
const parties = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(14rem, 100%), 1fr))]',
})
const term = css({ textStyle: 'caption', color: 'fg.muted' })
const value = cx(stacked, css({ '& > strong': { textStyle: 'bodyStrong' }, overflowWrap: 'anywhere' }))
const heading = css({ textStyle: 'smallStrong', color: 'fg.muted', marginBlockEnd: '1' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  paddingBlock: '3',
  breakInside: 'avoid',
  '& + &': {
    borderBlockStartWidth: 'hairline',
    borderBlockStartStyle: 'solid',
    borderColor: 'border.subtle',
  },
})
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.5',
  flex: '[1 1 min(10rem, 100%)]',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
})
const name = css({ textStyle: 'bodyStrong', color: 'fg.default' })
const pieces = css({ display: 'inline-block', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const beside = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2' })
const saving = css({ color: 'success.text' })
const figure = css({ figure: true, marginInlineStart: 'auto' })
const small = css({ display: 'block', textStyle: 'caption' })
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'body', color: 'fg.muted' })
const sumRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  breakInside: 'avoid',
  '&[data-saving]': { color: 'success.text' },
  '&[data-total]': {
    paddingBlock: '3',
    textStyle: 'title',
    color: 'fg.default',
    borderBlockWidth: 'hairline',
    borderBlockStyle: 'solid',
    borderColor: 'border.strong',
  },
})
