import { useFormats, useWords } from '#i18n/i18n.tsx'
import { DAYS_BACK, type MoneyLine, moneyLines } from '#machines/orders/order-money.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** How an order is paid, when, and what went back where. */
export const OrderPayments = ({ order }: { order: TrackedOrder }) => (
  <MoneyLines lines={moneyLines(order)} order_type={order.order_type} />
)

type Props = { lines: readonly MoneyLine[]; order_type: TrackedOrder['order_type'] }

/** Money that came, went back or is due, in its order. */
export function MoneyLines({ lines, order_type }: Props) {
  const { payments } = useWords().orders
  if (lines.length === 0) return <p className={hint}>{payments.nothing()}</p>
  return (
    <ul className={list}>
      {lines.map((line) => (
        <Line key={`${line.type} ${line.method} ${line.at}`} line={line} order_type={order_type} />
      ))}
    </ul>
  )
}

type LineProps = Pick<Props, 'order_type'> & { line: MoneyLine }

function Line({ line: { type, method, amount, at, collected }, order_type }: LineProps) {
  const { payments, payment } = useWords().orders
  const { money, dateTime } = useFormats()
  const isCash = method === 'cash_on_delivery'
  const methodName = isCash ? payment[method][order_type]() : payment[method]()
  const due = isCash ? payments.due[method][order_type]() : payments.due[method]()
  const isBack = type === 'returned' || type === 'returning'
  const hint =
    type === 'returning' ? payments.expected[method]({ days: DAYS_BACK[method] }) : at && dateTime(at)
  return (
    <li className={row} data-type={type}>
      <span className={texts}>
        <span className={name}>
          {isBack ? payments[type][method]() : type === 'withheld' ? payments.withheld() : methodName}
        </span>
        <span className={small}>
          {type === 'due' && (collected ? payments.courier[collected]() : due)}
          {type === 'paid' && (at ? payments.paidAt({ time: dateTime(at) }) : payment.paid())}
          {(isBack || type === 'withheld') && hint}
        </span>
      </span>
      <span className={sum}>{money(amount)}</span>
    </li>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'body',
})
// The amount stands below the name where the text is large.
const texts = css({ display: 'flex', flexDirection: 'column', flex: '[1 1 7rem]', minWidth: '0' })
const name = css({ textStyle: 'bodyStrong' })
const small = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })
const sum = css({
  flexShrink: '0',
  figure: true,
  '[data-type=returned] > &': { color: 'success.text' },
  '[data-type=returning] > &': { color: 'success.text' },
  '[data-type=due] > &': { color: 'fg.muted' },
})
const hint = css({ textStyle: 'body', color: 'fg.muted' })
