import { useFormats, useWords } from '#i18n/i18n.tsx'
import { type RefundDraft, refundAmount, refundParts } from '#machines/orders/refund-form.ts'
import type { RefundOffer } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

type Props = { offer: RefundOffer; draft: RefundDraft; digits: number }

/** The amount that is asked for, which way it comes back and when; said aloud when it changes. */
export function RefundSum({ offer, draft, digits }: Props) {
  const { sum } = useWords().afterOrder.refundForm
  const { money } = useFormats()
  const amount = refundAmount(offer, draft, digits)
  const isRewarded = offer.loyalty_point > 0 || offer.cashback_amount > 0
  return (
    <section aria-label={sum.title()} className={box}>
      <p className={total} aria-live="polite">
        <span>{sum.amount()}</span>
        <span>{money(amount)}</span>
      </p>
      <ul className={list}>
        {refundParts(offer, amount, digits).map((part) => (
          <li key={part.to}>
            {sum.way({ way: sum.ways[part.to]({ amount: money(part.amount) }), days: part.days })}
          </li>
        ))}
        {amount > 0 && <li>{sum.decides()}</li>}
        {isRewarded && <li>{sum.rewards()}</li>}
      </ul>
    </section>
  )
}

const box = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  padding: '4',
  bg: 'bg.subtle',
  borderRadius: 'md',
})
const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  textStyle: 'bodyStrong',
  fontVariantNumeric: 'tabular-nums',
})
const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  textStyle: 'small',
  color: 'fg.muted',
})
