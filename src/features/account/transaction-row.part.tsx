import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { signed } from '#i18n/signed.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import type { TransactionRow as Row } from './wallet.ports.ts'

type Props = {
  row: Row
  title: string
  /** Writes an amount of money or points. */
  unit: (amount: number) => string
}

/** What came or went, for what, and what there was then. */
export function TransactionRow({ row, title, unit }: Props) {
  const { transactions } = useWords().wallet
  const { dateTime } = useFormats()
  const { credit, debit, balance, reference, created_at } = row
  const cameIn = credit > 0
  const order = orderOf(reference)
  return (
    <div className={line}>
      <span className={mark} data-in={cameIn || undefined}>
        {cameIn ? <ArrowDownLeft aria-hidden="true" /> : <ArrowUpRight aria-hidden="true" />}
      </span>
      <div className={texts}>
        <p className={name}>{title}</p>
        <p className={facts}>
          <span>{dateTime(created_at)}</span>
          {order && (
            <Link href={orderPath(order)} className={link()}>
              {transactions.order({ id: order })}
            </Link>
          )}
        </p>
      </div>
      <p className={sums}>
        <bdi className={amount} data-in={cameIn || undefined}>
          {cameIn ? signed('+', unit(credit)) : signed('−', unit(debit))}
        </bdi>
        <span className={after}>{transactions.after({ amount: unit(balance) })}</span>
      </p>
    </div>
  )
}

/** Orders are referred to by their number, payments by an id. */
const orderOf = (reference: string | null) => (reference && /^\d+$/.test(reference) ? reference : undefined)

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  paddingBlock: '3',
})
const mark = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  borderRadius: 'full',
  color: 'fg.muted',
  bg: 'bg.subtle',
  '&[data-in]': { color: 'success.text', bg: 'success.soft' },
  '& svg': { width: '5', height: '5', _rtl: { scale: '[-1 1]' } },
})
// The sums stand below it where the text is large; the mark stays beside it.
const texts = css({ flex: '[1 1 min(7rem, calc(100% - 52px))]', minWidth: '0' })
const name = css({ textStyle: 'bodyStrong' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'small',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
const sums = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
  textAlign: 'end',
})
const amount = css({
  textStyle: 'bodyStrong',
  figure: true,
  '&[data-in]': { color: 'success.text' },
})
const after = css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
