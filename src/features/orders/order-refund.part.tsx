import { Banknote, Check, Clock, ReceiptText, X } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { type RefundStep, refundSteps } from '#machines/orders/refund-steps.ts'
import type { OrderLine, Refund } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { LiveRegion } from '#ui/live-region.tsx'
import { Panel } from '#ui/panel.tsx'
import { StepList } from '#ui/step-list.tsx'

type Props = { refund: Refund; lines: readonly OrderLine[] | undefined }

const icons: Record<RefundStep['name'], typeof Check> = {
  requested: ReceiptText,
  deciding: Clock,
  approved: Check,
  declined: X,
  sent: Banknote,
}

/** What the customer asked back, how far that is, and where the money goes. */
export function OrderRefund({ refund, lines = [] }: Props) {
  const { orderPage, tracking } = useWords()
  const { refund: texts } = orderPage
  const { money, number, dateTime, date } = useFormats()
  const steps = refundSteps(refund)
  const current = steps.findLast(({ state }) => state !== 'next')
  const pieces = refund.lines ?? []
  const nameOf = (id: number) => lines.find((line) => line.id === id)?.item_details.name
  return (
    <Panel title={texts.title()}>
      <LiveRegion>{current && texts.steps[current.name]()}</LiveRegion>
      <div className={column}>
        <p className={total}>
          <span>{pieces.length > 0 ? texts.some() : texts.whole()}</span>
          <span>{money(refund.refund_amount)}</span>
        </p>
        {pieces.length > 0 && (
          <ul className={list}>
            {pieces.map(({ id, quantity, amount }) => (
              <li key={id} className={fact}>
                <span>{`${number(quantity)}\u00a0×\u00a0${nameOf(id) ?? texts.item()}`}</span>
                <span>{money(amount)}</span>
              </li>
            ))}
          </ul>
        )}
        <StepList
          label={texts.label()}
          steps={steps.map(({ name, state, time }) => ({
            key: name,
            label: texts.steps[name](),
            state,
            stateWord: state !== 'broken' && tracking.steps[state](),
            icon: icons[name],
            hint: name === 'declined' ? refund.admin_note : undefined,
            time: time ? { iso: time, text: dateTime(time) } : undefined,
          }))}
        />
        {refund.money && refund.money.length > 0 && (
          <ul className={list} aria-label={texts.money()}>
            {refund.money.map(({ to, amount, status, expected_at }) => (
              <li key={to}>
                {texts[status === 'sent' ? 'sent' : 'coming'][to]({ amount: money(amount) })}
                {expected_at && ` ${texts.expected({ day: date(expected_at) })}`}
              </li>
            ))}
          </ul>
        )}
        <dl className={list}>
          <div className={said}>
            <dt>{texts.reason()}</dt>
            <dd dir="auto">{refund.customer_reason}</dd>
          </div>
          {refund.customer_note && (
            <div className={said}>
              <dt>{texts.note()}</dt>
              <dd dir="auto">{refund.customer_note}</dd>
            </div>
          )}
        </dl>
      </div>
    </Panel>
  )
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const fact = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  fontVariantNumeric: 'tabular-nums',
})
const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'bodyStrong',
  fontVariantNumeric: 'tabular-nums',
})
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'body' })
const said = css({ '& dt': { textStyle: 'small', color: 'fg.muted' }, '& dd': { overflowWrap: 'anywhere' } })
